import type { AppThunk } from '../../../store/types'
import { isListing } from '../../../navigation/paths'
import { catalogApi } from '../catalogApi'
import { selectFilters, urlOpened } from './filtersSlice'
import { listingHref, readFilters } from './filtersUrl'

const { getCategories } = catalogApi.endpoints

/** Applies the filters that a URL names; only the listing has any. */
export function openUrl(pathname: string, search: string): AppThunk {
  return (dispatch, getState) => {
    const { data } = getCategories.select()(getState())
    const filters = readFilters(isListing(pathname) ? search : '', data)
    if (listingHref(filters) !== listingHref(selectFilters(getState())))
      dispatch(urlOpened(filters))
    // On a phone nothing else loads them before the filters are opened.
    if (filters.unknownCategories.length > 0)
      void dispatch(getCategories.initiate(undefined, { subscribe: false }))
  }
}
