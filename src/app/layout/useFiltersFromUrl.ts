import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { FILTERS_DIALOG, listingHref } from '../../features/catalog/filtersUrl'
import { selectFilters } from '../../features/catalog/filtersSlice'
import { useAppStore } from '../../store/hooks'
import { openUrl } from '../../features/catalog/openUrl'
import { dialogOf } from '../../navigation/useHistoryDialog'

/** Applies the URL's filters whenever it changes. */
export function useFiltersFromUrl(): void {
  const store = useAppStore()
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const location = useLocation()
  const previous = useRef(location)

  useLayoutEffect(() => {
    const left = previous.current
    previous.current = location
    const { pathname, search } = location
    const hasLeftFilters =
      navigationType === NavigationType.Pop &&
      left.pathname === pathname &&
      left.search !== search &&
      dialogOf(left.state) === FILTERS_DIALOG
    // Back only closes the dialog; what was chosen in it stays, as a separate step.
    if (hasLeftFilters) void navigate(listingHref(selectFilters(store.getState()), pathname))
    else store.dispatch(openUrl(pathname, search))
  }, [location, navigate, navigationType, store])
}
