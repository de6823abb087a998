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
