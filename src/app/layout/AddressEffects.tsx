import { useCanonicalLink } from './useCanonicalLink'
import { useFiltersFromAddress } from './useFiltersFromAddress'
import { useScrollRestoration } from './useScrollRestoration'

/**
 * What follows every change of the address. A component of its own, behind the page: in the layout
 * it would render header and footer anew with each letter of a search.
 */
export function AddressEffects() {
  useScrollRestoration()
  useFiltersFromAddress()
  useCanonicalLink()
  return null
}
