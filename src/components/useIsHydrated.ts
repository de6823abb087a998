import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False while prerendered markup is rendered and hydrated, true ever after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
