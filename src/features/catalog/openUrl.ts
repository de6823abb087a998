import { catalogApi } from './catalogApi'
import { categoryNames } from './categoryNames'
import { listingHref, readFilters } from './filtersUrl'
import { urlOpened, selectFilters } from './filtersSlice'
import { isListing } from '../../navigation/paths'
import type { AppThunk } from '../../app/store'

/** Takes the filters over from an address; any page but the listing has none. */
export function openUrl(pathname: string, search: string): AppThunk {
  return (dispatch, getState) => {
    const { data } = catalogApi.endpoints.getCategories.select()(getState())
    const filters = readFilters(isListing(pathname) ? search : '', categoryNames(data))
    if (listingHref(filters) !== listingHref(selectFilters(getState())))
      dispatch(urlOpened(filters))
  }
}
