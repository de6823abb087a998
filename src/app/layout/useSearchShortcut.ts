import { useEffect, useRef } from 'react'
import { isCommand } from '../../platform/keyboard'

/** Focuses the search on Ctrl+K, on the Mac ⌘K, from anywhere. Returns the ref for its input. */
export function useSearchShortcut() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !isCommand(event)) return
      // The page is inert while a dialog is open.
      if (document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  return input
}
