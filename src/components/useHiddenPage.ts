import { useEffect } from 'react'
import { PAGE_ID } from './dialogContainer'

/**
 * Milliseconds in which a screen reader has announced the focus, on a busy machine, too: 500 weren't
 * enough for Orca there. Until then, `aria-modal` is what keeps a screen reader in the dialog.
 */
const ANNOUNCED_MS = 2000

/**
 * Hides the page under an open dialog from assistive technology, once the focus in the dialog has been
 * announced. MUI would hide it at once: a screen reader then loses the control that it's on, looks for
 * another one by itself, finds the dialog's focused one, and has nothing left to say (F103).
 */
export function useHiddenPage(isOpen: boolean): void {
  useEffect(() => {
    const page = document.getElementById(PAGE_ID)
    if (!isOpen || !page) return
    const timer = setTimeout(() => {
      page.setAttribute('aria-hidden', 'true')
    }, ANNOUNCED_MS)
    return () => {
      clearTimeout(timer)
      page.removeAttribute('aria-hidden')
    }
  }, [isOpen])
}
