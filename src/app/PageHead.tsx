import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsHydrated } from '../components/hydration'
import { selectProducts } from '../features/catalog/catalogApi'
import { plantOf, productWithId } from '../features/catalog/plant/plantUrl'
import { BasePath } from '../navigation/basePath'
import { pageAt, pageTitle, plantPath } from '../navigation/pages'
import { isListing } from '../navigation/paths'
import { useAppSelector } from '../store/hooks'

/** The URL in the prerendered head: React then updates that link instead of adding another one. */
const getPrerenderedUrl = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href

/**
 * The path that search engines know a page or a plant by: as the route table and the catalogue write it,
 * without filters. Null until the catalogue has loaded, undefined for a page that doesn't exist.
 */
function useCanonicalPath(): string | null | undefined {
  const { pathname, search } = useLocation()
  const products = useAppSelector(selectProducts)
  const id = isListing(pathname) ? plantOf(search) : null
  if (id !== null) {
    if (!products) return null
    const product = productWithId(products, id)
    if (product) return plantPath(product._id)
  }
  const { path } = pageAt(pathname)
  return path === '*' ? undefined : path
}

/**
 * The page's title and its canonical URL. The build writes both into a page's HTML, so that it has them
 * when it arrives (scripts/build.js).
 */
export function PageHead({ siteUrl }: { siteUrl?: string | undefined }) {
  const { pathname } = useLocation()
  const base = use(BasePath)
  const isHydrated = useIsHydrated()
  const path = useCanonicalPath()
  const url =
    isHydrated && path !== null
      ? path && new URL(base + path.slice(1), siteUrl ?? window.location.origin).href
      : getPrerenderedUrl()
  return (
    <>
      <title>{pageTitle(pathname)}</title>
      {url && <link rel="canonical" href={url} />}
    </>
  )
}
