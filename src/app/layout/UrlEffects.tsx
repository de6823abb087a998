import { useCanonicalLink } from './useCanonicalLink'
import { useFiltersFromUrl } from './useFiltersFromUrl'
import { useScrollRestoration } from './useScrollRestoration'

/**
 * Effects of every change of the URL. A component of its own after the page: in the layout they would
 * re-render header and footer with each letter of a search.
 */
export function UrlEffects() {
  useScrollRestoration()
  useFiltersFromUrl()
  useCanonicalLink()
  return null
}
