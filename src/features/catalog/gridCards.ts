import type { ReactNode } from 'react'

/** The cards of a list, which are only rendered where they're needed. */
export interface GridCards {
  count: number
  /**
   * Renders the card at a place of the list. With the place as its key, a card is reused for another
   * entry there.
   */
  at: (place: number) => ReactNode
}

/** Longer lists only render the rows near the window. */
const VIRTUAL_ABOVE = 60

export const isLong = (count: number): boolean => count > VIRTUAL_ABOVE
