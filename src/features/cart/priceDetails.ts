import type { CartItem } from '../../contract/entities'

/** Rupees for each line of the cart, whatever its quantity (Spec §9). */
export const DELIVERY_PER_LINE = 50

/** All amounts in rupees. */
export interface PriceDetails {
  lines: number
  /** Sum of qty × actual price. */
  price: number
  /** What the discounts take off. */
  discount: number
  delivery: number
  total: number
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
    price,
    discount: price - discounted,
    delivery,
    total: discounted + delivery,
  }
}
