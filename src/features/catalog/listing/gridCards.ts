import type { ReactNode } from 'react'

/** The cards of a list, which are only rendered where they're needed. */
export interface GridCards {
  count: number
  /** Renders the card at an index. Without a key, it's reused for another entry there. */
  at: (index: number) => ReactNode
}

/** Longer lists only render the rows near the window. */
const VIRTUAL_ABOVE = 60

export const isLong = (count: number): boolean => count > VIRTUAL_ABOVE
