import { useEffect } from 'react'
import { useHref, useLocation } from 'react-router-dom'

/**
 * Keeps the canonical address at what is shown: browsers share that one, and the prerendered link
 * knows only of the page that was opened first.
 */
export function useCanonicalLink(): void {
  const { pathname, search } = useLocation()
  const href = useHref({ pathname, search })
  useEffect(() => {
    const link = document.querySelector('link[rel="canonical"]')
    link?.setAttribute('href', window.location.origin + href)
  }, [href])
}
