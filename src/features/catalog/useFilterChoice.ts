import type { UnknownAction } from '@reduxjs/toolkit'
import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppStore } from '../../app/hooks'
import { isListing, productListingHref } from '../../navigation/paths'
import { listingHref } from './filtersUrl'
import { selectFilters } from './filtersSlice'

/** Whether a choice is a step that Back undoes, or changes the address in place. */
export type HistoryMode = 'push' | 'replace'

type Choose = (choice: UnknownAction, mode?: HistoryMode) => void

/**
 * Applies a change of the filters and writes it into the listing's address, so that slice and
 * address never disagree. Typing, dragging and choices in a dialog replace the address: each is
 * no step of its own, and Back then closes the dialog. Always the same function.
 */
export function useFilterChoice(): Choose {
  const store = useAppStore()
  const navigate = useNavigate()
  const location = useLocation()
  const latest = useRef({ navigate, location })
  useLayoutEffect(() => {
    latest.current = { navigate, location }
  })
  return useCallback(
    (choice, mode = 'push') => {
      store.dispatch(choice)
      const { pathname, search } = latest.current.location
      const state: unknown = latest.current.location.state
      const base = isListing(pathname) ? pathname : productListingHref
      const href = listingHref(selectFilters(store.getState()), base)
      if (href === pathname + search) return
      void latest.current.navigate(href, mode === 'replace' ? { replace: true, state } : {})
    },
    [store],
  )
}

/**
 * The listing's own, for its many controls: with the hook each would render anew with every change
 * of the address.
 */
export const FilterChoice = createContext<Choose>(() => undefined)

export const useListingFilterChoice = () => useContext(FilterChoice)
