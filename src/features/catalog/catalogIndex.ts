import type { Product } from '../../contract/entities'
import { type SortChoice, SORTS } from './filtersSlice'

/** A list in one order, and beside it what filtering asks of every product, in columns. */
interface Columns {
  products: readonly Product[]
  /** Lower-cased. */
  names: readonly string[]
  prices: Float64Array
  ratings: Float64Array
  /** By number: the place of its name in `categoryNames`. */
  categories: Uint32Array
  categoryNames: readonly string[]
}

function columnsOf(products: readonly Product[]): Columns {
  const numbers = new Map<string, number>()
  const numberOf = ({ categoryName }: Product): number => {
    const number = numbers.get(categoryName) ?? numbers.size
    numbers.set(categoryName, number)
    return number
  }
  return {
    products,
    names: products.map(({ name }) => name.toLowerCase()),
    prices: Float64Array.from(products, ({ discountedPrice }) => discountedPrice),
    ratings: Float64Array.from(products, ({ rating }) => rating),
    categories: Uint32Array.from(products, numberOf),
    categoryNames: [...numbers.keys()],
  }
}

function sorted(products: readonly Product[], sort: SortChoice | null): readonly Product[] {
  if (sort === null) return products
  const direction = sort === SORTS.lowToHigh ? 1 : -1
  return [...products].sort((a, b) => direction * (a.discountedPrice - b.discountedPrice))
}

const indices = new WeakMap<readonly Product[], Map<SortChoice | null, Columns>>()

/**
 * The list in the order of a sort choice, worked out once for each: a list never changes, so its
 * identity is the key. Equal prices keep the list's order.
 */
export function columnsInOrder(products: readonly Product[], sort: SortChoice | null): Columns {
  const orders = indices.get(products) ?? new Map<SortChoice | null, Columns>()
  const columns = orders.get(sort) ?? columnsOf(sorted(products, sort))
  orders.set(sort, columns)
  indices.set(products, orders)
  return columns
}

/** Milliseconds after a list has arrived until its orders are made, when the page is quiet. */
const QUIET_MS = 500

/** Sorts a list both ways ahead of the first wish for it. The returned function gives up. */
export function prepareOrders(products: readonly Product[]): () => void {
  const [first, second] = Object.values(SORTS).map((sort, place) =>
    setTimeout(() => columnsInOrder(products, sort), QUIET_MS * (place + 1)),
  )
  return () => {
    clearTimeout(first)
    clearTimeout(second)
  }
}
