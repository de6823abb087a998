import { useEffect } from 'react'
import { PAGE_ID } from './dialogContainer'

/**
 * Hides the page under an open dialog from assistive technology, once the focus in the dialog has been
 * announced. MUI would hide it at once: a screen reader then loses the control that it's on, looks for
 * another one by itself, finds the dialog's focused field, and has nothing left to say (F103).
 */
export function useHiddenPage(isOpen: boolean): void {
  useEffect(() => {
    const page = document.getElementById(PAGE_ID)
    if (!isOpen || !page) return
    // The browser reports the focus with the first of these frames, and the hiding with the second.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        page.setAttribute('aria-hidden', 'true')
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      page.removeAttribute('aria-hidden')
    }
  }, [isOpen])
}
