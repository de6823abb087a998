import type { OrderLine } from '../../components/OrderLines'
import type { CartItem } from '../../contract/entities'

/** Rupees per cart line, regardless of quantity (Spec §9). */
export const DELIVERY_PER_LINE = 50

/** All amounts in rupees. */
export interface PriceDetails {
  /** Number of cart lines. */
  lines: number
  /** Number of plants: the sum of all quantities. */
  items: number
  /** Sum of qty × actual price. */
  price: number
  /** The total discount. */
  discount: number
  delivery: number
  total: number
}

/** The lines of an order, in the cart's order. */
export function orderLines(cart: readonly CartItem[]): OrderLine[] {
  return cart.map(({ _id, name, image, categoryName, qty, discountedPrice }) => ({
    _id,
    name,
    image,
    categoryName,
    qty,
    total: qty * discountedPrice,
  }))
}

/** The same for two carts only if they hold the same lines, at the same prices. */
export function orderKey(cart: readonly CartItem[]): string {
  return JSON.stringify(
    cart.map(({ _id, createdAt, qty, discountedPrice }) => [_id, createdAt, qty, discountedPrice]),
  )
}

/** Calculates the price details (Spec §9). */
export function priceDetails(cart: readonly CartItem[]): PriceDetails {
  const sum = (priceOf: (item: CartItem) => number) =>
    cart.reduce((total, item) => total + item.qty * priceOf(item), 0)
  const price = sum((item) => item.actualPrice)
  const discounted = sum((item) => item.discountedPrice)
  const delivery = DELIVERY_PER_LINE * cart.length
  return {
    lines: cart.length,
    items: cart.reduce((items, { qty }) => items + qty, 0),
    price,
    discount: price - discounted,
    delivery,
    total: discounted + delivery,
  }
}
