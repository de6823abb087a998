import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { dialogOf } from '../../navigation/useHistoryDialog'

/**
 * Scrolls a page that the shopper goes to to its top, and one gone back to where it was left. The
 * browser cannot do the latter: it restores the position before the old page is rendered.
 */
export function useScrollRestoration(): void {
  const location = useLocation()
  const { key, pathname } = location
  const isDialog = dialogOf(location.state) !== undefined
  const navigationType = useNavigationType()
  /** px, by history entry. */
  const positions = useRef(new Map<string, number>())
  const lastPath = useRef(pathname)

  useLayoutEffect(() => {
    const { history } = window
    history.scrollRestoration = 'manual'
    // A reload is left to the browser.
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
    // A dialog opens over the page where it stands.
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
