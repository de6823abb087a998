import { useHref, useLocation } from 'react-router-dom'
import { useIsHydrated } from '../components/useIsHydrated'
import { pageTitle } from '../navigation/pages'

/** The URL in the prerendered head: React then updates that link instead of adding another one. */
const getPrerenderedUrl = () =>
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href

/**
 * The page's title, and the URL that browsers share. The build writes both into a page's HTML, so that
 * it has them when it arrives (scripts/build.js).
 */
export function PageHead() {
  const { pathname, search } = useLocation()
  const href = useHref({ pathname, search })
  const url = useIsHydrated() ? window.location.origin + href : getPrerenderedUrl()
  return (
    <>
      <title>{pageTitle(pathname)}</title>
      {url && <link rel="canonical" href={url} />}
    </>
  )
}
