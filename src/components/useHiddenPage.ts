import { useEffect } from 'react'
import { PAGE_ID } from './dialogContainer'

/**
 * Milliseconds until a screen reader has announced the focus, even on a busy machine, where 500
 * weren't enough for Orca. Until then, `aria-modal` keeps the screen reader in the dialog.
 */
const ANNOUNCED_MS = 2000

/**
 * Hides the page under an open dialog from assistive technology, once the focus in the dialog has been
 * announced. MUI would hide it at once: a screen reader then loses the control that it's on, looks for
 * another one by itself, finds the dialog's focused one, and has nothing left to say.
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
