import { useState } from 'react'
import { useIsHydrated } from './useIsHydrated'

interface HydrationMarkerProps {
  /** False while the boundary still shows another state than the current one. */
  isCurrent?: boolean
}

/**
 * An element that is in the page until the Suspense boundary around it has been hydrated and shows the
 * current state; while React hydrates it, it still shows what was prerendered for a visitor. Each
 * boundary of a prerendered page needs one (src/startup/hydrationReplay.ts).
 */
export function HydrationMarker({ isCurrent = true }: HydrationMarkerProps) {
  const isHydrated = useIsHydrated()
  const [isDone, setIsDone] = useState(false)
  if (isHydrated && isCurrent && !isDone) setIsDone(true)
  return isDone ? null : <template data-hydrating />
}
