import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { Location, NavigateFunction } from 'react-router-dom'
import { stringInState } from '../../../navigation/historyState'
import { isListing, productListingHref } from '../../../navigation/paths'
import { dialogOf } from '../../../navigation/useHistoryDialog'
import type { AppThunk, StartListening } from '../../../store/types'
import {
  categoryToggled,
  cleared,
  priceRangeChanged,
  ratingChosen,
  searchCleared,
  searchTermChanged,
  selectFilters,
  sortChosen,
} from './filtersSlice'
import { FILTERS_DIALOG, listingHref } from './filtersUrl'
import { createRateLimit } from './rateLimit'

interface Router {
  location: Location
  navigate: NavigateFunction
}

declare module '../../../store/types' {
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

/** The next press may leave the page, whose URL must name the typed text by then. */
export const searchBoxLeft = createAction('filters/searchBoxLeft')

/** Back has closed the filters' dialog; what was chosen in it stays, as a step of its own. */
export const filtersDialogLeft = createAction('filters/dialogLeft')

/**
 * Safari throws after 100 history changes in 30 s, Firefox after 200 in 10 s, and Chromium ignores
 * them. A key that's held makes 30 a second. This leaves at least 30 in 30 s for links and dialogs.
 */
const BURST = 40
const INTERVAL_MS = 1000

/** Milliseconds without a keystroke until the URL follows: writing it delays the next letter. */
const TYPING_MS = 300

/** The type of the action that wrote the filters of a history entry; undefined after a link. */
export const writerOf = (state: unknown) => stringInState(state, 'filtersWrittenBy')

/** Whether a choice belongs to the entry's step, or adds one that Back undoes. */
function continuesStep(action: UnknownAction, state: unknown): boolean {
  if (dialogOf(state) === FILTERS_DIALOG) return true
  if (priceRangeChanged.match(action)) return writerOf(state) === action.type
  return isAnyOf(searchTermChanged, searchBoxLeft)(action)
}

/**
 * Writes the filters to the listing's URL, which useFiltersFromUrl reads. It's the only place that
 * does. Each choice is a step of the history; typing, consecutive changes of the price and whatever
 * is chosen in the dialog replace the entry. So does a choice beyond the browsers' limit, a second
 * later.
 */
export function addFiltersUrlListener(startListening: StartListening): void {
  const limit = createRateLimit(BURST, INTERVAL_MS)
  startListening({
    matcher: isAnyOf(
      searchTermChanged,
      searchCleared,
      searchBoxLeft,
      categoryToggled,
      priceRangeChanged,
      ratingChosen,
      sortChosen,
      cleared,
      filtersDialogLeft,
    ),
    effect: async (action, listener) => {
      listener.cancelActiveListeners()
      const { router } = listener.extra
      const wasOnListing = router.current && isListing(router.current.location.pathname)
      const isTyping = searchTermChanged.match(action) && wasOnListing
      if (isTyping) await listener.delay(TYPING_MS)
      const isDelayed = !limit.isAllowed()
      if (isDelayed) await listener.delay(INTERVAL_MS)

      if (!router.current) return
      const { location, navigate } = router.current
      const { pathname, search } = location
      const state: unknown = location.state
      const isOnListing = isListing(pathname)
      // Only a search starts on another page.
      if (!isOnListing && (wasOnListing || searchBoxLeft.match(action))) return
      const filters = selectFilters(listener.getState())
      const href = isOnListing
        ? listingHref(filters, pathname, search)
        : listingHref(filters, productListingHref)
      if (href === pathname + search) return
      limit.count()
      const replace = isOnListing && (isDelayed || continuesStep(action, state))
      const previous = replace && typeof state === 'object' ? state : {}
      void navigate(href, { replace, state: { ...previous, filtersWrittenBy: action.type } })
    },
  })
}
