import { useFiltersFromUrl } from './useFiltersFromUrl'
import { useScrollRestoration } from './useScrollRestoration'

/**
 * Effects of every URL change. This is a separate component, because in the layout they would
 * re-render header and footer with every letter of a search.
 */
export function UrlEffects() {
  useScrollRestoration()
  useFiltersFromUrl()
  return null
}
