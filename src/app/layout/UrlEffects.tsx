import { useCanonicalLink } from './useCanonicalLink'
import { useFiltersFromUrl } from './useFiltersFromUrl'
import { useScrollRestoration } from './useScrollRestoration'

/**
 * What follows every change of the address. A component of its own, behind the page: in the layout
 * it would render header and footer anew with each letter of a search.
 */
export function UrlEffects() {
  useScrollRestoration()
  useFiltersFromUrl()
  useCanonicalLink()
  return null
}
