import type { Product } from '../src/contract/entities'

export function pageHead(page: {
  /** The home page's URL. */
  home: string
  path: string
  title: string
  description: string
  /** Hidden from search engines. */
  isHidden?: boolean
}): string
export function productData(products: readonly Product[], home: string): string
