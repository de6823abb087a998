import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The dialog that an entry of the history shows, if any. */
export function dialogOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('dialog' in state)) return undefined
  return typeof state.dialog === 'string' ? state.dialog : undefined
}

/**
 * A dialog that is an entry of the history: opening it pushes one, and Back closes it and nothing
 * else. `key` tells one opening from the next.
 */
export function useHistoryDialog(name: string) {
  const navigate = useNavigate()
  const location = useLocation()
  const state: unknown = location.state
  const isOpen = dialogOf(state) === name
  /** The entry that is being left: closing it twice would leave the page. */
  const leaving = useRef<string>(undefined)
  return {
    isOpen,
    key: location.key,
    open: () => {
      const kept = typeof state === 'object' ? state : {}
      if (!isOpen) void navigate(location, { state: { ...kept, dialog: name } })
    },
    close: () => {
      if (!isOpen || leaving.current === location.key) return
      leaving.current = location.key
      void navigate(-1)
    },
  }
}
