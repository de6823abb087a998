import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False during prerendering and hydration, true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

/**
 * Marks on what a prerendered page shows to some visits only: it's a visitor's page, of a URL
 * without filters. Until the page is hydrated, CSS uses them to hide content that doesn't apply.
 */
export const visitorOnly = { 'data-for': 'visitor' } as const
export const shopperOnly = { 'data-for': 'shopper' } as const
/** For a visitor who hasn't pressed a plant for the cart or the wishlist yet. */
export const unwantedOnly = { 'data-for': 'unwanted' } as const
export const unfilteredOnly = { 'data-for': 'unfiltered' } as const
