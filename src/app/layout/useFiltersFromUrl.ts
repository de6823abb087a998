import { useLayoutEffect, useRef } from 'react'
import {
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import {
  FILTERS_DIALOG,
  listingHref,
  openUrl,
  readFilters,
} from '@/features/catalog/filters/filtersUrl'
import {
  filtersSettled,
  isWrittenByFilters,
  routerRendered,
} from '@/features/catalog/filters/filtersUrlListener'
import { isListing } from '@/navigation/paths'
import { dialogOf } from '@/navigation/useHistoryDialog'
import { useAppDispatch } from '@/store/hooks'

/** The listing with the filters that its URL names; the same for every other page. */
const listingOf = ({ pathname, search }: Location) =>
  isListing(pathname) ? listingHref(readFilters(search)) : ''

/** Reads the URL's filters on Back, Forward and links. */
export function useFiltersFromUrl(): void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const location = useLocation()
  const previous = useRef<Location>(undefined)

  useLayoutEffect(() => {
    dispatch(routerRendered({ location, navigate }))
    const left = previous.current
    previous.current = location
    const { pathname, search } = location
    // A dialog was opened or closed, perhaps before the URL has followed the last choice.
    if (left && listingOf(left) === listingOf(location)) {
      if (dialogOf(left.state) === FILTERS_DIALOG) dispatch(filtersSettled())
    } else if (navigationType === NavigationType.Pop || !isWrittenByFilters(location.state))
      dispatch(openUrl(pathname, search))
    return () => {
      dispatch(routerRendered(undefined))
    }
  }, [dispatch, location, navigate, navigationType])
}
