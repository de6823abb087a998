import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * Scrolls a page that the shopper goes to to its top, and one gone back to where it was left. The
 * browser cannot do the latter: it restores the position before the old page is rendered.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation()
  const navigationType = useNavigationType()
  /** px, by history entry. */
  const positions = useRef(new Map<string, number>())

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
    const position = navigationType === NavigationType.Pop ? saved.get(key) : 0
    if (position !== undefined) page.scrollTop = position
    const save = () => {
      saved.set(key, page.scrollTop)
    }
    window.addEventListener('scroll', save, { passive: true })
    return () => {
      window.removeEventListener('scroll', save)
    }
  }, [key, navigationType])
}
