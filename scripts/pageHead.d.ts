import type { Product } from '../src/contract/entities'

export function pageHead(page: {
  /** The address of the home page. */
  home: string
  path: string
  title: string
  description: string
  /** Kept from search engines. */
  isHidden?: boolean
}): string
export function productData(products: readonly Product[], home: string): string
