import { HOUSEMATES, LIGHTS } from '@/contract/entities'
import { isListing, paths } from '@/navigation/paths'
import type { AppThunk } from '@/store/types'
import {
  type Filters,
  filtersReplaced,
  filtersSlice,
  LONGEST_SEARCH_TERM,
  PRICE_RANGE,
  RATINGS,
  SORTS,
} from './filtersSlice'

/** The filters' dialog, as a history entry names it. */
export const FILTERS_DIALOG = 'filters'

const unfiltered = filtersSlice.getInitialState()

/** The filters' query parameters; index.html knows them, too. */
const filterParams = ['category', 'light', 'safe', 'rating', 'price', 'sort', 'q']

/**
 * The listing's URL with these filters:
 * `/productlisting?category=cacti&light=sun&safe=cats&rating=4&price=600&sort=1&q=fern`. It only
 * names what was chosen.
 *
 * @param search the current query string; parameters that aren't filters, such as utm_source, stay
 */
export function listingHref(
  filters: Partial<Filters> = {},
  pathname: string = paths.productListing,
  search = '',
): string {
  const { categories, lights, safeWith, ...others } = { ...unfiltered, ...filters }
  const { searchTerm, priceRange, rating, sort } = others
  const params = new URLSearchParams()
  for (const category of categories) params.append('category', category)
  for (const light of lights) params.append('light', light)
  for (const housemate of safeWith) params.append('safe', housemate)
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
 * don't have are ignored, except for categories, which only the backend knows.
 */
export function readFilters(search: string): Filters {
  const params = new URLSearchParams(search)
  const [lights, safeWith] = [params.getAll('light'), params.getAll('safe')]
  return {
    searchTerm: (params.get('q') ?? '').slice(0, LONGEST_SEARCH_TERM),
    categories: [...new Set(params.getAll('category'))],
    lights: LIGHTS.filter((light) => lights.includes(light)),
    safeWith: HOUSEMATES.filter((housemate) => safeWith.includes(housemate)),
    priceRange: readPrice(params.get('price')),
    rating: RATINGS.find((rating) => String(rating) === params.get('rating')) ?? null,
    sort: Object.values(SORTS).find((sort) => String(sort) === params.get('sort')) ?? null,
  }
}

/** Applies the filters that a URL names; only the listing has any. */
export function openUrl(pathname: string, search: string): AppThunk {
  return (dispatch, getState) => {
    const named = readFilters(isListing(pathname) ? search : '')
    if (listingHref(named) !== listingHref(getState().filters)) dispatch(filtersReplaced(named))
  }
}
