import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isWrittenByFilters } from '@/features/catalog/filters/filtersUrlListener'
import { dialogOf } from '@/navigation/useHistoryDialog'

/**
 * Scrolls to the top on navigation, and restores the position on Back. The browser would restore it
 * before the old page is rendered.
 */
export function useScrollRestoration(): void {
  const location = useLocation()
  const { key, pathname } = location
  const isDialog = dialogOf(location.state) !== undefined
  const isFilter = isWrittenByFilters(location.state)
  const navigationType = useNavigationType()
  /** In px, by history entry. */
  const positions = useRef(new Map<string, number>())
  const lastPath = useRef(pathname)

  useLayoutEffect(() => {
    const { history } = window
    history.scrollRestoration = 'manual'
    // The browser handles reloads.
    const handBack = () => {
      history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', handBack)
    return () => {
      window.removeEventListener('pagehide', handBack)
      handBack()
    }
  }, [])

  useLayoutEffect(() => {
    const page = document.documentElement
    const saved = positions.current
    const isSamePage = lastPath.current === pathname
    lastPath.current = pathname
    const isBack = navigationType === NavigationType.Pop
    // Dialogs and filters leave the page's position alone. After a reload, only the page itself is known.
    const start = isSamePage && (isDialog || isFilter || isBack) ? undefined : 0
    const position = (isBack ? saved.get(key) : undefined) ?? start
    if (position !== undefined) page.scrollTop = position
    const save = () => {
      saved.set(key, page.scrollTop)
    }
    window.addEventListener('scroll', save, { passive: true })
    return () => {
      window.removeEventListener('scroll', save)
    }
  }, [key, pathname, isDialog, isFilter, navigationType])
}
