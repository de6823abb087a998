import { useEffect } from 'react'
import { useHref, useLocation } from 'react-router-dom'

/**
 * Updates the canonical URL, which browsers share, on navigation. The prerendered one is the first
 * page's.
 */
export function useCanonicalLink(): void {
  const { pathname, search } = useLocation()
  const href = useHref({ pathname, search })
  useEffect(() => {
    const link = document.querySelector('link[rel="canonical"]')
    link?.setAttribute('href', window.location.origin + href)
  }, [href])
}
