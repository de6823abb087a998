import { useLayoutEffect } from 'react'

/** px, while the page has no scrollbar because a dialog is open. The theme's containers read it. */
const SCROLLBAR_WIDTH = '--scrollbar-width'

/**
 * Stops the page from scrolling under a dialog, without a shift when the scrollbar disappears. MUI
 * doesn't do so for a dialog in a container of its own; and it pads the page, which would leave a
 * strip of background beside the header.
 */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return
    const page = document.documentElement
    const scrollbar = window.innerWidth - page.clientWidth
    page.style.overflow = 'hidden'
    // Whatever inherits it is restyled: the whole page.
    if (scrollbar > 0) page.style.setProperty(SCROLLBAR_WIDTH, `${String(scrollbar)}px`)
    return () => {
      page.style.overflow = ''
      page.style.removeProperty(SCROLLBAR_WIDTH)
    }
  }, [isLocked])
}
