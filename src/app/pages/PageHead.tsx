import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsHydrated } from '@/components/hydration'
import { selectProducts } from '@/features/catalog/catalogApi'
import { plantOf, productWithId } from '@/features/catalog/plant/plantUrl'
import { BasePath } from '@/navigation/basePath'
import { pageAt, pageTitle, plantPath } from '@/navigation/pages'
import { isListing } from '@/navigation/paths'
import { useAppSelector } from '@/store/hooks'

/** The URL in the prerendered head: React then updates that link instead of adding another one. */
const getPrerenderedUrl = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href

/**
 * The page's title and its canonical URL, by which search engines know a page or a plant. The build writes
 * both into a page's HTML, so that it has them when it arrives (scripts/build.js).
 */
export function PageHead({ siteUrl }: { siteUrl?: string | undefined }) {
  const { pathname, search } = useLocation()
  const base = use(BasePath)
  const isHydrated = useIsHydrated()
  const products = useAppSelector(selectProducts)
  const id = isListing(pathname) ? plantOf(search) : null
  const plant = products && id !== null && productWithId(products, id)
  // As the catalogue and the route table write it, without filters.
  const path = plant ? plantPath(plant._id) : pageAt(pathname).path
  const url = isHydrated
    ? path !== '*' && new URL(base + path.slice(1), siteUrl ?? window.location.origin).href
    : getPrerenderedUrl()
  return (
    <>
      <title>{pageTitle(pathname)}</title>
      {url && <link rel="canonical" href={url} />}
    </>
  )
}
