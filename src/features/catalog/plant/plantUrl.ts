import type { Product } from '@/contract/entities'
import { paths } from '@/navigation/paths'

/** The quick view, as a history entry names it. */
export const PLANT_DIALOG = 'plant'

/** On the link around a plant's picture: the plant's _id. */
export const QUICK_VIEW_ATTRIBUTE = 'data-quick-view'

/** The listing's URL with the quick view of a plant; the filters in `search` stay, and so does the path's case. */
export function plantHref(
  productId: string,
  search = '',
  pathname: string = paths.productListing,
): string {
  const params = new URLSearchParams(search)
  params.set('plant', productId)
  return `${pathname}?${params.toString()}`
}

/** The props of a plain link that opens a plant's quick view, within a list that has useQuickView. */
export const plantLink = (productId: string, basePath: string) => ({
  href: basePath + plantHref(productId).slice(1),
  [QUICK_VIEW_ATTRIBUTE]: productId,
})

/** The plant whose quick view a URL opens, if any. */
export const plantOf = (search: string): string | null => new URLSearchParams(search).get('plant')

/** The product with an _id as a URL spells it, in any case. */
export const productWithId = (products: readonly Product[], id: string): Product | undefined =>
  products.find(({ _id }) => _id.toLowerCase() === id.toLowerCase())

/** The listing's URL without the quick view. */
export function withoutPlant(search: string, pathname: string): string {
  const params = new URLSearchParams(search)
  params.delete('plant')
  const rest = params.toString()
  return rest === '' ? pathname : `${pathname}?${rest}`
}
