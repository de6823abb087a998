import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { useAppStore } from '../../app/hooks'
import { isListing, productListingHref } from '../../navigation/paths'
import { selectFilters } from './filtersSlice'
import { listingHref } from './filtersUrl'
import { createRateLimit } from './rateLimit'
import { type ChooseFilter, FilterActions } from './useFilterActions'

/**
 * Safari throws after 100 history changes in 30 s, Firefox after 200 in 10 s, and Chromium ignores
 * them. A key that's held makes 30 a second. This leaves at least 30 in 30 s for links and dialogs.
 */
const BURST = 40
const INTERVAL_MS = 1000

/** A change of the filters that isn't in the URL yet. */
interface PendingWrite {
  mode: 'push' | 'replace'
  /** Where it was made; it's dropped once the shopper has gone elsewhere. */
  location: Location
  timer: ReturnType<typeof setTimeout>
}

/**
 * Keeps the filters' slice and the listing's URL in agreement: one handler changes both. The URL may
 * follow a second later when there are too many changes for the browser.
 */
export function FilterActionsProvider({ children }: { children: ReactNode }) {
  const store = useAppStore()
  const navigate = useNavigate()
  const location = useLocation()
  const latest = useRef({ navigate, location })
  useLayoutEffect(() => {
    latest.current = { navigate, location }
  })
  const [isAllowed] = useState(() => createRateLimit(BURST, INTERVAL_MS))
  const pending = useRef<PendingWrite>(undefined)
  /** Whether the last choice belongs to a run that nothing has ended since. */
  const isInRun = useRef(false)

  const write = useCallback(
    (mode: PendingWrite['mode']) => {
      const { pathname, search } = latest.current.location
      const state: unknown = latest.current.location.state
      const base = isListing(pathname) ? pathname : productListingHref
      const href = listingHref(selectFilters(store.getState()), base)
      if (href === pathname + search) {
        // Nothing has changed, so the run's first step is still to come.
        if (mode === 'push') isInRun.current = false
        return
      }
      void latest.current.navigate(href, mode === 'replace' ? { replace: true, state } : {})
    },
    [store],
  )

  const flush = useCallback(() => {
    if (!pending.current) return
    const { mode, location: origin, timer } = pending.current
    clearTimeout(timer)
    pending.current = undefined
    if (origin !== latest.current.location) return
    isAllowed()
    write(mode)
  }, [isAllowed, write])

  useEffect(() => {
    // The next press may navigate away, and the URL it leaves has to name all filters.
    const events = ['pointerdown', 'focusout'] as const
    const endRun = () => {
      isInRun.current = false
    }
    const leave = () => {
      endRun()
      flush()
    }
    for (const event of events) window.addEventListener(event, leave, { capture: true })
    window.addEventListener('popstate', endRun)
    return () => {
      for (const event of events) window.removeEventListener(event, leave, { capture: true })
      window.removeEventListener('popstate', endRun)
      clearTimeout(pending.current?.timer)
    }
  }, [flush])

  const choose: ChooseFilter = useCallback(
    (choice, requested = 'push') => {
      store.dispatch(choice)
      const isFirst = !isInRun.current
      isInRun.current = requested === 'run'
      const mode = requested === 'run' ? (isFirst ? 'push' : 'replace') : requested
      const { location: origin } = latest.current
      if (pending.current?.location === origin) {
        if (mode === 'push') pending.current.mode = mode
      } else if (isAllowed()) {
        write(mode)
      } else {
        clearTimeout(pending.current?.timer)
        // In one go: a letter typed before the new URL has rendered would be overwritten by it.
        const timer = setTimeout(() => {
          flushSync(flush)
        }, INTERVAL_MS)
        pending.current = { mode, location: origin, timer }
      }
    },
    [flush, isAllowed, store, write],
  )

  return <FilterActions value={choose}>{children}</FilterActions>
}
