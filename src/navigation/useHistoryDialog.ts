import { useCallback, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { stringInState } from './historyState'

/** The dialog that a history entry shows, if any. */
export function dialogOf(state: unknown): string | undefined {
  return stringInState(state, 'dialog')
}

/**
 * Locations that are about to be gone back from. The browser goes back later, and a second step
 * would leave the page. React Router creates a location for each navigation, so that an entry that
 * Forward returns to isn't one of these.
 */
const leaving = new WeakSet<Location>()

/**
 * A dialog with a history entry on top of its page's: `open` pushes the entry, and `close` goes
 * back. `key` identifies the entry.
 *
 * @param owner the user whom the dialog belongs to, for one with personal data: nobody else gets
 *   to see it on the same entry
 */
export function useHistoryDialog(name: string, owner?: string | null) {
  const navigate = useNavigate()
  const location = useLocation()
  const state: unknown = location.state
  const user = owner ?? undefined
  const isOpen = dialogOf(state) === name && stringInState(state, 'owner') === user
  const latest = useRef({ location, isOpen })
  useLayoutEffect(() => {
    latest.current = { location, isOpen }
  })
  return {
    isOpen,
    /** True from `close` until the browser has gone back. */
    isClosing: () => leaving.has(location),
    key: location.key,
    /** Changes only with the path, the name and the owner. */
    open: useCallback(() => {
      const page = latest.current.location
      const pageState: unknown = page.state
      const kept = typeof pageState === 'object' ? pageState : {}
      if (!latest.current.isOpen)
        void navigate(page, { state: { ...kept, dialog: name, owner: user } })
    }, [name, navigate, user]),
    close: () => {
      if (!isOpen || leaving.has(location)) return
      leaving.add(location)
      void navigate(-1)
    },
    /** Closes the dialog by making its entry one of the page, so that Back undoes what was done. */
    closeTo: (href: string) => {
      if (!isOpen || leaving.has(location)) return
      leaving.add(location)
      const pageState = {
        ...(typeof state === 'object' && state),
        dialog: undefined,
        owner: undefined,
      }
      void navigate(href, { replace: true, state: pageState })
    },
  }
}
