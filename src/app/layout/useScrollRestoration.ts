import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { dialogOf } from '../../navigation/useHistoryDialog'

/**
 * Scrolls to the top on navigation, and restores the position on Back. The browser would restore it
 * before the old page is rendered.
 */
export function useScrollRestoration(): void {
  const location = useLocation()
  const { key, pathname } = location
  const isDialog = dialogOf(location.state) !== undefined
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
    // A dialog leaves the page's position alone.
    const start = isDialog && lastPath.current === pathname ? undefined : 0
    lastPath.current = pathname
    const position = navigationType === NavigationType.Pop ? saved.get(key) : start
    if (position !== undefined) page.scrollTop = position
    const save = () => {
      saved.set(key, page.scrollTop)
    }
    window.addEventListener('scroll', save, { passive: true })
    return () => {
      window.removeEventListener('scroll', save)
    }
  }, [key, pathname, isDialog, navigationType])
}
