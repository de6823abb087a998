import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { FILTERS_DIALOG } from '../../features/catalog/filters/filtersUrl'
import {
  filtersDialogLeft,
  routerRendered,
  writerOf,
} from '../../features/catalog/filters/filtersUrlListener'
import { openUrl } from '../../features/catalog/filters/openUrl'
import { dialogOf } from '../../navigation/useHistoryDialog'
import { useAppDispatch } from '../../store/hooks'

/** Reads the URL's filters whenever something other than the filters has changed it. */
export function useFiltersFromUrl(): void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const location = useLocation()
  const previous = useRef(location)

  useLayoutEffect(() => {
    dispatch(routerRendered({ location, navigate }))
    const left = previous.current
    previous.current = location
    const { pathname, search } = location
    if (navigationType !== NavigationType.Pop) {
      // A letter may have been typed since the filters wrote it.
      if (writerOf(location.state) === undefined) dispatch(openUrl(pathname, search))
      return
    }
    const hasLeftFilters =
      left.pathname === pathname &&
      left.search !== search &&
      dialogOf(left.state) === FILTERS_DIALOG
    dispatch(hasLeftFilters ? filtersDialogLeft() : openUrl(pathname, search))
  }, [dispatch, location, navigate, navigationType])

  useLayoutEffect(
    () => () => {
      dispatch(routerRendered(undefined))
    },
    [dispatch],
  )
}
