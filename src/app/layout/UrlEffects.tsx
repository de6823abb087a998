import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { stringInState } from '../../navigation/historyState'
import { useFiltersFromUrl } from './useFiltersFromUrl'
import { useScrollRestoration } from './useScrollRestoration'

/** Tells the router of a Back or Forward that came while React hydrated, before the router listened. */
function useEarlyStep(): void {
  const { key } = useLocation()
  const tell = useEffectEvent(() => {
    const state: unknown = window.history.state
    if ((stringInState(state, 'key') ?? 'default') !== key)
      window.dispatchEvent(new PopStateEvent('popstate', { state }))
  })
  useEffect(() => {
    tell()
  }, [])
}

/**
 * Effects of every URL change. This is a separate component, because in the layout they would
 * re-render header and footer with every letter of a search.
 */
export function UrlEffects() {
  useScrollRestoration()
  useFiltersFromUrl()
  useEarlyStep()
  return null
}
