import type { Product } from '../../contract/entities'
import { columnsInOrder } from './catalogIndex'
import type { Filters } from './filtersSlice'

/**
 * The products that the filters let through, in the chosen order (Spec §4): any of the
 * categories, cheaper than the range, rated at least so, the name containing the search term;
 * without a sort choice in the catalogue's order. Equal prices keep that order.
 * One scan over columns that are sorted once per list (docs/performance.md).
 */
export function filterProducts(
  list: readonly Product[],
  { searchTerm, categories, priceRange, rating, sort }: Filters,
): Product[] {
  const { products, names, prices, ratings, ...columns } = columnsInOrder(list, sort)
  const term = searchTerm.trim().toLowerCase()
  const isChosen = columns.categoryNames.map(
    (name) => categories.length === 0 || categories.includes(name),
  )
  const leastRating = rating ?? 0

  return products.filter(
    (_, position) =>
      Number(prices[position]) < priceRange &&
      Number(ratings[position]) >= leastRating &&
      (term === '' || names[position]?.includes(term) === true) &&
      isChosen[Number(columns.categories[position])] === true,
  )
}
