import { useLayoutEffect } from 'react'
import { showUnavailable } from '../platform/loadCode'
import { useIsHydrated } from './hydration'

/**
 * Part of each page: once the page has been hydrated and shows the current state, ends what CSS hides of the
 * prerendered one (hydration.ts).
 */
export function HydrationEnd() {
  const isHydrated = useIsHydrated()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (!isHydrated) return
    delete dataset['session']
    delete dataset['filtered']
    dataset['shown'] = ''
    showUnavailable(false)
  }, [isHydrated])
  return null
}
