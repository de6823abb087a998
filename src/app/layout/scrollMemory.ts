import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * A page that the shopper goes to starts at its top; one gone back to, where it was left. The
 * browser can't do the latter here: it looks for the old place before the old page is drawn.
 */
export function useScrollMemory(): void {
  const { key } = useLocation()
  const arrival = useNavigationType()
  /** Where each entry of the history was left, in px. */
  const places = useRef(new Map<string, number>())

  useLayoutEffect(() => {
    const { history } = window
    history.scrollRestoration = 'manual'
    // A reload is the browser's own affair.
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
    const left = places.current
    const place = arrival === NavigationType.Pop ? left.get(key) : 0
    if (place !== undefined) page.scrollTop = place
    const remember = () => {
      left.set(key, page.scrollTop)
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      window.removeEventListener('scroll', remember)
    }
  }, [key, arrival])
}
