import { useEffect, useRef } from 'react'

/** Focuses the search on Ctrl+K or ⌘K, from anywhere. Returns the ref for its input. */
export function useSearchShortcut() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      // The page is inert while a dialog is open.
      if (document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      input.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  return input
}
