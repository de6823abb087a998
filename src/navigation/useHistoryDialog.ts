import { createPath, type Location, useLocation, useNavigate } from 'react-router-dom'

/** A string in a history entry's state, which may hold anything. */
export function stringInState(state: unknown, key: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const value: unknown = Reflect.get(state, key)
  return typeof value === 'string' ? value : undefined
}

/** The dialog that a history entry shows, if any. */
export const dialogOf = (state: unknown) => stringInState(state, 'dialog')

/** The state of a dialog's history entry. */
export interface DialogEntry {
  dialog: string
  /** The URL of the page under the dialog when it was opened. */
  over: string
  owner?: string | undefined
}

/**
 * Entries being left: `navigate(-1)` has been called but hasn't taken effect, and a second call would
 * leave the page. React Router creates a location for each navigation, so an entry that Forward
 * returns to isn't one of these.
 */
const leaving = new WeakSet<Location>()

interface Options {
  /** The user whom a dialog with personal data belongs to. */
  owner?: string | null
  /** The URL of the page under the dialog, if the dialog has one of its own. */
  pageHref?: string
}

/**
 * A dialog with a history entry on top of its page's. These rules hold for every dialog:
 *
 * - `open` pushes an entry whose state names the dialog. It's open while the current entry names it:
 *   Back closes it; Forward and a reload open it again.
 * - `close` goes back, once, however often it's called. If the entry below isn't the page as it is
 *   now, because filters were chosen or a link opened the dialog, this entry becomes the page's.
 * - An entry with an owner opens nothing for anyone else.
 */
export function useHistoryDialog(name: string, { owner, pageHref }: Options = {}) {
  const navigate = useNavigate()
  const location = useLocation()
  const state: unknown = location.state
  const user = owner ?? undefined
  const isOpen = dialogOf(state) === name && stringInState(state, 'owner') === user
  return {
    isOpen,
    /** True from `close` until the browser is back on the previous entry. */
    isClosing: () => leaving.has(location),
    /** Identifies the entry. */
    key: location.key,
    open: () => {
      const entry: DialogEntry = { dialog: name, over: createPath(location), owner: user }
      const below = typeof state === 'object' ? state : {}
      if (!isOpen) void navigate(location, { state: { ...below, ...entry } })
    },
    close: () => {
      if (leaving.has(location)) return
      const page = pageHref ?? createPath(location)
      if (!isOpen && page === createPath(location)) return
      leaving.add(location)
      if (isOpen && stringInState(state, 'over') === page) void navigate(-1)
      else void navigate(page, { replace: true, state: withoutDialog(state) })
    },
  }
}

function withoutDialog(state: unknown): object {
  const none = { dialog: undefined, over: undefined, owner: undefined }
  return { ...(typeof state === 'object' && state), ...none }
}
