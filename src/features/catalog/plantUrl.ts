import { paths } from '../../navigation/paths'

/** On the link around a plant's picture: the plant's _id. */
export const QUICK_VIEW_ATTRIBUTE = 'data-quick-view'

/** The listing's address with the quick view of a plant; the filters in `search` stay. */
export function plantHref(productId: string, search = ''): string {
  const params = new URLSearchParams(search)
  params.set('plant', productId)
  return `${paths.productListing}?${params.toString()}`
}

/** The plant that an address asks for a quick view of, if any. */
export const plantOf = (search: string): string | null => new URLSearchParams(search).get('plant')

/** The address without the quick view. */
export function withoutPlant(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('plant')
  const rest = params.toString()
  return rest === '' ? paths.productListing : `${paths.productListing}?${rest}`
}
