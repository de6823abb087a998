import { paths } from '../../navigation/paths'
import {
  CATEGORIES,
  type Filters,
  filtersSlice,
  LONGEST_SEARCH_TERM,
  PRICE_RANGE,
  RATINGS,
  SORTS,
} from './filtersSlice'

/** The filters' dialog, as an entry of the history names it. */
export const FILTERS_DIALOG = 'filters'

const unfiltered = filtersSlice.getInitialState()

/**
 * The listing's address with these filters:
 * `/productlisting?category=indoor&category=cacti&rating=4&price=600&sort=1&q=fern`. What is not
 * chosen is not in it.
 */
export function listingHref(
  filters: Partial<Filters> = {},
  pathname: string = paths.productListing,
): string {
  const { searchTerm, categories, priceRange, rating, sort } = { ...unfiltered, ...filters }
  const params = new URLSearchParams(categories.map((category) => ['category', category]))
  if (rating !== null) params.set('rating', String(rating))
  if (priceRange < PRICE_RANGE.max) params.set('price', String(priceRange))
  if (sort !== null) params.set('sort', String(sort))
  if (searchTerm !== '') params.set('q', searchTerm)
  const search = params.toString()
  return search === '' ? pathname : `${pathname}?${search}`
}

/** A price of the slider, in whole rupees; anything else is no choice. */
function readPrice(text: string | null): number {
  const price = /^\d{1,4}$/.test(text ?? '') ? Number(text) : PRICE_RANGE.max
  return Math.min(price, PRICE_RANGE.max)
}

/**
 * The filters that the listing's address names. Anything may stand in an address: what is not one
 * of the filter's own values is ignored.
 * @param known the categories that there are
 */
export function readFilters(search: string, known: readonly string[] = CATEGORIES): Filters {
  const params = new URLSearchParams(search)
  const named = [...new Set(params.getAll('category'))]
  return {
    searchTerm: (params.get('q') ?? '').slice(0, LONGEST_SEARCH_TERM),
    categories: named.filter((category) => known.includes(category)),
    priceRange: readPrice(params.get('price')),
    rating: RATINGS.find((rating) => String(rating) === params.get('rating')) ?? null,
    sort: Object.values(SORTS).find((sort) => String(sort) === params.get('sort')) ?? null,
  }
}
