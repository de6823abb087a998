import { paths } from '../../../navigation/paths'
import type { Category } from '../../../contract/entities'
import { categoryNames } from '../categoryNames'
import {
  type FilterState,
  filtersSlice,
  LONGEST_SEARCH_TERM,
  PRICE_RANGE,
  RATINGS,
  SORTS,
} from './filtersSlice'

/** The filters' dialog, as a history entry names it. */
export const FILTERS_DIALOG = 'filters'

const unfiltered = filtersSlice.getInitialState()

/** The filters' query parameters. */
const filterParams = ['category', 'rating', 'price', 'sort', 'q']

/**
 * The listing's URL with these filters:
 * `/productlisting?category=indoor&category=cacti&rating=4&price=600&sort=1&q=fern`. It only names
 * what was chosen.
 *
 * @param search the current query string; parameters that aren't filters, such as utm_source, stay
 */
export function listingHref(
  filters: Partial<FilterState> = {},
  pathname: string = paths.productListing,
  search = '',
): string {
  const { categories, unknownCategories, ...others } = { ...unfiltered, ...filters }
  const { searchTerm, priceRange, rating, sort } = others
  const named = [...categories, ...unknownCategories]
  const params = new URLSearchParams(named.map((category) => ['category', category]))
  if (rating !== null) params.set('rating', String(rating))
  if (priceRange < PRICE_RANGE.max) params.set('price', String(priceRange))
  if (sort !== null) params.set('sort', String(sort))
  if (searchTerm !== '') params.set('q', searchTerm)
  for (const [name, value] of new URLSearchParams(search))
    if (!filterParams.includes(name)) params.append(name, value)
  const query = params.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}

/** A price in whole rupees, as the slider has it; anything else leaves the price open. */
function readPrice(text: string | null): number {
  const price = /^\d{1,4}$/.test(text ?? '') ? Number(text) : PRICE_RANGE.max
  return Math.min(price, PRICE_RANGE.max)
}

/**
 * The filters that the listing's URL names. A URL can contain anything: values that the filters
 * don't have are ignored.
 *
 * @param offered the backend's categories; undefined while they're loading
 */
export function readFilters(search: string, offered: readonly Category[] | undefined): FilterState {
  const params = new URLSearchParams(search)
  const named = [...new Set(params.getAll('category'))]
  const known = categoryNames(offered)
  return {
    searchTerm: (params.get('q') ?? '').slice(0, LONGEST_SEARCH_TERM),
    categories: named.filter((category) => known.includes(category)),
    unknownCategories: offered ? [] : named.filter((category) => !known.includes(category)),
    priceRange: readPrice(params.get('price')),
    rating: RATINGS.find((rating) => String(rating) === params.get('rating')) ?? null,
    sort: Object.values(SORTS).find((sort) => String(sort) === params.get('sort')) ?? null,
  }
}
