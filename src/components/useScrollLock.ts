import { useLayoutEffect } from 'react'

/**
 * Keeps the page from scrolling under a dialog, and from widening where its scrollbar was. MUI
 * does so for a dialog in the body, not for one in a container of its own.
 */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return
    const page = document.documentElement
    const scrollbar = window.innerWidth - page.clientWidth
    page.style.overflow = 'hidden'
    page.style.paddingInlineEnd = `${String(scrollbar)}px`
    return () => {
      page.style.overflow = ''
      page.style.paddingInlineEnd = ''
    }
  }, [isLocked])
}
