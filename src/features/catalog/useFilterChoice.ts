import type { UnknownAction } from '@reduxjs/toolkit'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppStore } from '../../app/hooks'
import { isListing, productListingHref } from '../../app/paths'
import { listingHref } from './filtersAddress'
import { selectFilters } from './filtersSlice'

/** Whether a choice is a step that Back undoes, or changes the address in place. */
export type HistoryMode = 'push' | 'replace'

/**
 * Applies a change of the filters and writes it into the listing's address, so that slice and
 * address never disagree. Typing, dragging and choices in a dialog replace the address: each is
 * no step of its own, and Back then closes the dialog.
 */
export function useFilterChoice(mode: HistoryMode = 'push') {
  const store = useAppStore()
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname, search } = location
  const state: unknown = location.state
  return (choice: UnknownAction) => {
    store.dispatch(choice)
    const base = isListing(pathname) ? pathname : productListingHref
    const href = listingHref(selectFilters(store.getState()), base)
    if (href === pathname + search) return
    void navigate(href, mode === 'replace' ? { replace: true, state } : {})
  }
}
