import { useEffect, useState } from 'react'
import { HYDRATING_ATTRIBUTE, signalHydrated } from './hydrationReplay'
import { useIsHydrated } from '../components/useIsHydrated'

interface HydrationMarkerProps {
  /** False while the boundary still shows another state than the current one. */
  isCurrent?: boolean
}

/**
 * Signals when the Suspense boundary that it's in has been hydrated and shows the current state; while
 * React hydrates it, it still shows what was prerendered for a visitor. Each boundary of a prerendered
 * page needs one.
 */
export function HydrationMarker({ isCurrent = true }: HydrationMarkerProps) {
  const isHydrated = useIsHydrated()
  const [isDone, setIsDone] = useState(isHydrated && isCurrent)
  if (isHydrated && isCurrent && !isDone) setIsDone(true)
  useEffect(() => {
    if (isDone) signalHydrated()
  }, [isDone])
  return isDone ? null : <template {...{ [HYDRATING_ATTRIBUTE]: '' }} />
}
