import type { Product } from '@/contract/entities'
import { isSafeWith, suitsLights } from '../plantFacts'
import { type Filters, PRICE_RANGE, SORTS } from './filtersSlice'

/** Text without surrounding spaces of any kind, nor characters that can't be seen. */
export const trimmed = (text: string): string => text.replace(/\p{Cf}/gu, '').trim()

/**
 * Text in the form that the search compares: without regard to case, to the kind and number of
 * spaces, to how letters are encoded (accents, full width), and to characters that can't be seen, which
 * text that was copied may contain.
 */
export const searchText = (text: string): string =>
  trimmed(text.normalize('NFKC')).toLowerCase().replace(/\s+/g, ' ')

/**
 * The products that match the filters (Spec §4), sorted. Products of equal price, and all products
 * without a sort choice, keep the catalogue's order.
 */
export function filterProducts(products: readonly Product[], filters: Filters): Product[] {
  const { categories, lights, safeWith, priceRange, rating, sort } = filters
  const term = searchText(filters.searchTerm)
  const matching = products.filter(
    (product) =>
      (categories.length === 0 || categories.includes(product.categoryName)) &&
      (priceRange >= PRICE_RANGE.max || product.discountedPrice < priceRange) &&
      (rating === null || product.rating >= rating) &&
      suitsLights(product, lights) &&
      isSafeWith(product, safeWith) &&
      (term === '' || searchText(product.name).includes(term)),
  )
  if (sort === null) return matching
  const direction = sort === SORTS.lowToHigh ? 1 : -1
  return matching.sort((a, b) => direction * (a.discountedPrice - b.discountedPrice))
}

/** The four best-rated plants in stock. */
export const bestRated = (products: readonly Product[]) =>
  products
    .filter(({ outOfStock }) => !outOfStock)
    .sort((a, b) => b.rating - a.rating)
    .slice(0, 4)
