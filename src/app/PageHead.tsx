import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsHydrated } from '../components/hydration'
import { plantOf } from '../features/catalog/plant/plantUrl'
import { BasePath } from '../navigation/basePath'
import { pageAt, pageTitle, plantPath } from '../navigation/pages'
import { isListing } from '../navigation/paths'

/** The URL in the prerendered head: React then updates that link instead of adding another one. */
const getPrerenderedUrl = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href

/** The path that search engines know a page or a plant by: as the route table writes it, without filters. */
function canonicalPath(pathname: string, search: string): string | undefined {
  const plant = isListing(pathname) ? plantOf(search) : null
  if (plant !== null) return plantPath(plant)
  const { path } = pageAt(pathname)
  return path === '*' ? undefined : path
}

/**
 * The page's title and its canonical URL. The build writes both into a page's HTML, so that it has them
 * when it arrives (scripts/build.js).
 */
export function PageHead({ siteUrl }: { siteUrl?: string | undefined }) {
  const { pathname, search } = useLocation()
  const base = use(BasePath)
  const isHydrated = useIsHydrated()
  const path = canonicalPath(pathname, search)
  const url = isHydrated
    ? path && new URL(base + path.slice(1), siteUrl ?? window.location.origin).href
    : getPrerenderedUrl()
  return (
    <>
      <title>{pageTitle(pathname)}</title>
      {url && <link rel="canonical" href={url} />}
    </>
  )
}
