import type { Product } from '../../../contract/entities'
import { searchText } from '../search/searchText'

/** The compared fields of a list, in its order. */
interface ProductIndex {
  /** As `searchText` compares them. */
  names: readonly string[]
  prices: Float64Array
  ratings: Float64Array
  /** The products' categories, each by its index in `categories`. */
  categoryIndices: Uint32Array
  categories: readonly string[]
}

const indices = new WeakMap<readonly Product[], ProductIndex>()

/**
 * The index of a list, created once: the store's lists are immutable, so identity is the key. Each
 * field has an array of its own, because reading 100,000 objects takes up to ten times as long
 * (docs/performance.md).
 */
export function productIndex(products: readonly Product[]): ProductIndex {
  const known = indices.get(products)
  if (known) return known
  const names: string[] = []
  const prices = new Float64Array(products.length)
  const ratings = new Float64Array(products.length)
  const categoryIndices = new Uint32Array(products.length)
  const indexOf = new Map<string, number>()
  for (const [index, { name, discountedPrice, rating, categoryName }] of products.entries()) {
    names.push(searchText(name))
    prices[index] = discountedPrice
    ratings[index] = rating
    const categoryIndex = indexOf.get(categoryName) ?? indexOf.size
    indexOf.set(categoryName, categoryIndex)
    categoryIndices[index] = categoryIndex
  }
  const categories = [...indexOf.keys()]
  const index = { names, prices, ratings, categoryIndices, categories }
  indices.set(products, index)
  return index
}
