import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Keeps the canonical address at what is shown: browsers share that one, and the prerendered link
 * knows only of the page that was opened first.
 */
export function useCanonicalLink(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const link = document.querySelector('link[rel="canonical"]')
    link?.setAttribute('href', window.location.origin + pathname + search)
  }, [pathname, search])
}
