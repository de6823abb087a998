import type { Product } from '../../../contract/entities'
import { productIndex } from '../filters/productIndex'
import { searchText } from './searchText'

/** Maximum number of suggestions. */
const MOST_SUGGESTIONS = 6

/** The first plants whose names contain the typed text; none if it's empty. */
export function suggestProducts(products: readonly Product[], searchTerm: string): Product[] {
  const term = searchText(searchTerm)
  const suggested: Product[] = []
  if (term === '') return suggested
  const { names } = productIndex(products)
  for (const [index, product] of products.entries()) {
    if (suggested.length === MOST_SUGGESTIONS) break
    if (names[index]?.includes(term)) suggested.push(product)
  }
  return suggested
}
