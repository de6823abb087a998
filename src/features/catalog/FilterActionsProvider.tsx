import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { useAppStore } from '../../store/hooks'
import { whenIdle } from '../../platform/whenIdle'
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

/** Milliseconds within which the URL follows what was typed. */
const TYPING_MS = 300

function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms)
  return () => {
    clearTimeout(timer)
  }
}

const isRadio = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'radio'

/** A change of the filters that isn't in the URL yet. */
interface PendingWrite {
  mode: 'push' | 'replace'
  /** Where it was made; it's dropped once the shopper has gone elsewhere. */
  location: Location
  cancel: () => void
}

/**
 * Keeps the filters' slice and the listing's URL in agreement: one handler changes both. The URL
 * follows later in two cases: after typing, once the page is idle, because changing it took a third of
 * the time in which a letter is answered; and after too many changes for the browser, within a second.
 */
export function FilterActionsProvider({ children }: { children: ReactNode }) {
  const store = useAppStore()
  const navigate = useNavigate()
  const location = useLocation()
  const latest = useRef({ navigate, location })
  useLayoutEffect(() => {
    latest.current = { navigate, location }
  })
  const [limit] = useState(() => createRateLimit(BURST, INTERVAL_MS))
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
      limit.count()
      void latest.current.navigate(href, mode === 'replace' ? { replace: true, state } : {})
    },
    [limit, store],
  )

  /** Cancels the pending write, and returns it unless the shopper has gone elsewhere. */
  const takePending = useCallback(() => {
    const waiting = pending.current
    waiting?.cancel()
    pending.current = undefined
    return waiting?.location === latest.current.location ? waiting : undefined
  }, [])

  const flush = useCallback(() => {
    const waiting = takePending()
    if (waiting) write(waiting.mode)
  }, [takePending, write])

  useEffect(() => {
    const endRun = () => {
      isInRun.current = false
    }
    // The next press may navigate away, and the URL it leaves has to name all filters.
    const leave = () => {
      endRun()
      flush()
    }
    const leaveFocus = ({ target, relatedTarget }: FocusEvent) => {
      endRun()
      // Within a group of radios, an arrow key moves the focus. Held, it would exceed the limit.
      if (!isRadio(target) || !isRadio(relatedTarget)) flush()
    }
    window.addEventListener('pointerdown', leave, { capture: true })
    window.addEventListener('focusout', leaveFocus, { capture: true })
    window.addEventListener('popstate', endRun)
    return () => {
      window.removeEventListener('pointerdown', leave, { capture: true })
      window.removeEventListener('focusout', leaveFocus, { capture: true })
      window.removeEventListener('popstate', endRun)
      pending.current?.cancel()
    }
  }, [flush])

  const choose: ChooseFilter = useCallback(
    (choice, requested = 'push') => {
      store.dispatch(choice)
      const isFirst = !isInRun.current
      isInRun.current = requested === 'run'
      const isStep = requested === 'push' || (requested === 'run' && isFirst)
      const waiting = takePending()
      const mode = isStep || waiting?.mode === 'push' ? 'push' : 'replace'
      const isAllowed = limit.isAllowed()
      if (isAllowed && requested !== 'typing') {
        write(mode)
        return
      }
      // In one go: a letter typed before the new URL has rendered would be overwritten by it.
      const flushNow = () => {
        flushSync(flush)
      }
      const cancel = isAllowed ? whenIdle(flushNow, TYPING_MS) : after(INTERVAL_MS, flushNow)
      pending.current = { mode, location: latest.current.location, cancel }
    },
    [flush, limit, store, takePending, write],
  )

  return <FilterActions value={choose}>{children}</FilterActions>
}
