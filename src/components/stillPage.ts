import { useLayoutEffect } from 'react'

/**
 * Keeps the page from scrolling under a dialog, and from widening where its scrollbar was. MUI
 * would do so for a dialog in the body, not for one on the stage.
 */
export function useStillPage(isStill: boolean): void {
  useLayoutEffect(() => {
    if (!isStill) return
    const page = document.documentElement
    const scrollbar = window.innerWidth - page.clientWidth
    page.style.overflow = 'hidden'
    page.style.paddingInlineEnd = `${String(scrollbar)}px`
    return () => {
      page.style.overflow = ''
      page.style.paddingInlineEnd = ''
    }
  }, [isStill])
}
