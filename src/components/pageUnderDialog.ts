import { useEffect } from 'react'
import { focusHeading } from './focusHeading'

/** The id of the page under the dialogs. The toasts are outside it, so that they are announced. */
export const PAGE_ID = 'page'

/** The id of the element that contains every dialog. */
export const DIALOG_CONTAINER_ID = 'dialog-container'

/**
 * Dialogs are rendered into this element, which is empty otherwise: MUI hides the other children of a
 * dialog's container from assistive technology.
 */
export const dialogContainer = (): HTMLElement | null =>
  document.getElementById(DIALOG_CONTAINER_ID)

/**
 * Milliseconds until a screen reader has announced the focus, even on a busy machine, where 500
 * weren't enough for Orca. Until then, `aria-modal` keeps the screen reader in the dialog.
 */
const ANNOUNCED_MS = 2000

/** px, while the page has no scrollbar because a dialog is open. The theme's containers read it. */
const SCROLLBAR_WIDTH = '--scrollbar-width'

/**
 * Keeps the page under an open dialog from scrolling, and from assistive technology once the focus in the
 * dialog has been announced: MUI would hide it at once, and a screen reader that loses the control that
 * it's on finds the focused one by itself and has nothing left to say. Nor does MUI lock a page under a
 * container of its own. Afterwards, the page's heading gets the focus if the control that opened the dialog
 * can't take it back.
 */
export function usePageUnderDialog(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const { documentElement: root } = document
    const page = document.getElementById(PAGE_ID)
    const scrollbar = window.innerWidth - root.clientWidth
    root.style.overflow = 'hidden'
    // Whatever inherits it is restyled: the whole page.
    if (scrollbar > 0) root.style.setProperty(SCROLLBAR_WIDTH, `${String(scrollbar)}px`)
    const timer = setTimeout(() => page?.setAttribute('aria-hidden', 'true'), ANNOUNCED_MS)
    return () => {
      clearTimeout(timer)
      page?.removeAttribute('aria-hidden')
      root.style.overflow = ''
      root.style.removeProperty(SCROLLBAR_WIDTH)
      const { activeElement } = document
      // It's still in the dialog, which is fading out.
      const isInDialog = activeElement?.closest('[role="dialog"]')
      if (isInDialog || activeElement === document.body) focusHeading()
    }
  }, [isOpen])
}
