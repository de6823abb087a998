import type { Product } from '../../contract/entities'
import { type Filters, SORTS } from './filtersSlice'

/**
 * The products that the filters let through, in the chosen order (Spec §4): any of the
 * categories, cheaper than the range, rated at least so, the name containing the search term;
 * without a sort choice in the catalogue's order. Equal prices keep that order.
 */
export function filterProducts(
  products: readonly Product[],
  { searchTerm, categories, priceRange, rating, sort }: Filters,
): Product[] {
  const term = searchTerm.trim().toLowerCase()
  const matching = products.filter(
    (product) =>
      (categories.length === 0 || categories.includes(product.categoryName)) &&
      product.discountedPrice < priceRange &&
      (rating === null || product.rating >= rating) &&
      product.name.toLowerCase().includes(term),
  )
  if (sort === null) return matching
  const direction = sort === SORTS.lowToHigh ? 1 : -1
  return matching.sort((a, b) => direction * (a.discountedPrice - b.discountedPrice))
}
