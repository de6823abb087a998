import { createAction } from '@reduxjs/toolkit'
import type { Location, NavigateFunction } from 'react-router-dom'
import { isListing, productListingHref } from '@/navigation/paths'
import { dialogOf, stringInState } from '@/navigation/useHistoryDialog'
import type { AppThunk, StartListening } from '@/store/types'
import { type Filters, PRICE_RANGE } from './filtersSlice'
import { FILTERS_DIALOG, listingHref, readFilters } from './filtersUrl'

interface Router {
  location: Location
  navigate: NavigateFunction
}

declare module '@/store/types' {
  interface Services {
    /** The router as it was last rendered, while it is. */
    router: { current?: Router | undefined }
  }
}

/** Tells the listener below where the page is and how to navigate. */
export function routerRendered(current: Router | undefined): AppThunk {
  return (_dispatch, _getState, { router }) => {
    router.current = current
  }
}

/** The filters' dialog was closed, or a plant opens over its list: the URL follows at once. */
export const filtersSettled = createAction('filters/settled')

/** On a history entry whose URL the filters have written, so that it needn't be read. */
const WRITTEN_BY_FILTERS = { writtenBy: 'filters' }

export const isWrittenByFilters = (state: unknown) =>
  stringInState(state, 'writtenBy') === WRITTEN_BY_FILTERS.writtenBy

/** Milliseconds without a change until the URL follows. Browsers limit how often it may change. */
const WRITE_MS = 250

/** Whether two sets of filters differ in more than the search term and the price. */
function isStep(from: Filters, to: Filters): boolean {
  const choices = (filters: Filters) =>
    listingHref({ ...filters, searchTerm: '', priceRange: PRICE_RANGE.max })
  return choices(from) !== choices(to)
}

/**
 * Writes the filters to the listing's URL, which useFiltersFromUrl reads. A choice is a step of the
 * history, which Back undoes; typing and the price replace the entry.
 */
export function addFiltersUrlListener(startListening: StartListening): void {
  startListening({
    predicate: (action, current, previous) =>
      current.filters !== previous.filters || filtersSettled.match(action),
    effect: async (action, listener) => {
      listener.cancelActiveListeners()
      const { router } = listener.extra
      const wasOnListing = router.current && isListing(router.current.location.pathname)
      if (wasOnListing && !filtersSettled.match(action)) await listener.delay(WRITE_MS)
      if (!router.current) return
      const { location, navigate } = router.current
      const { filters } = listener.getState()
      if (!isListing(location.pathname)) {
        // The search box leads to the listing from any page.
        if (!wasOnListing && filters.searchTerm !== '')
          void navigate(listingHref(filters, productListingHref), { state: WRITTEN_BY_FILTERS })
        return
      }
      const { pathname, search } = location
      const state: unknown = location.state
      const dialog = dialogOf(state)
      const named = readFilters(search)
      if (listingHref(named) === listingHref(filters) || dialog === FILTERS_DIALOG) return
      const replace = dialog !== undefined || !isStep(named, filters)
      void navigate(listingHref(filters, pathname, search), {
        replace,
        state: { ...(replace && typeof state === 'object' && state), ...WRITTEN_BY_FILTERS },
      })
    },
  })
}
