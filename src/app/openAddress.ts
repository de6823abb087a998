import { catalogApi } from '../features/catalog/catalogApi'
import { categoryNames } from '../features/catalog/categoryNames'
import { listingHref, readFilters } from '../features/catalog/filtersAddress'
import { addressOpened, selectFilters } from '../features/catalog/filtersSlice'
import { isListing } from './paths'
import type { AppThunk } from './store'

/** Takes the filters over from an address; any page but the listing has none. */
export function openAddress(pathname: string, search: string): AppThunk {
  return (dispatch, getState) => {
    const { data } = catalogApi.endpoints.getCategories.select()(getState())
    const filters = readFilters(isListing(pathname) ? search : '', categoryNames(data))
    if (listingHref(filters) !== listingHref(selectFilters(getState())))
      dispatch(addressOpened(filters))
  }
}
