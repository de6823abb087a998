import { useEffect } from 'react'
import { HYDRATING_ATTRIBUTE, signalHydrated } from './hydrationReplay'
import { useIsHydrated } from './useIsHydrated'

/**
 * Stands in a prerendered part of the page, one in each Suspense boundary, and signals when that
 * part has been hydrated and shows the current state: while React hydrates it, it still shows what
 * was prerendered for a visitor.
 */
export function HydrationMarker() {
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (isHydrated) signalHydrated()
  }, [isHydrated])
  return isHydrated ? null : <template {...{ [HYDRATING_ATTRIBUTE]: '' }} />
}
