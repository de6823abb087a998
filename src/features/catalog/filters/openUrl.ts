import { isListing } from '../../../navigation/paths'
import type { AppThunk } from '../../../store/types'
import { filtersReplaced } from './filtersSlice'
import { listingHref, readFilters } from './filtersUrl'

/** Applies the filters that a URL names; only the listing has any. */
export function openUrl(pathname: string, search: string): AppThunk {
  return (dispatch, getState) => {
    const named = readFilters(isListing(pathname) ? search : '')
    if (listingHref(named) !== listingHref(getState().filters)) dispatch(filtersReplaced(named))
  }
}
