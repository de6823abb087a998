import type { OrderLine } from '../../components/OrderLines'
import type { CartItem } from '../../contract/entities'

/** Rupees for each line of the cart, whatever its quantity (Spec §9). */
export const DELIVERY_PER_LINE = 50

/** All amounts in rupees. */
export interface PriceDetails {
  /** Kinds of plants. */
  lines: number
  /** Pieces: the sum of all quantities. */
  items: number
  /** Sum of qty × actual price. */
  price: number
  /** What the discounts take off. */
  discount: number
  delivery: number
  total: number
}

/** What an order consists of, in the cart's order. */
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

/** What the cart costs (Spec §9). */
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
