import type { OrderLine } from '@/components/OrderLines'
import type { CartItem } from '@/contract/entities'
import { DELIVERY_PER_LINE } from './delivery'

/** The items that can be ordered: a plant that is sold out stays in the cart. */
export function sellable(cart: readonly CartItem[]): CartItem[] {
  return cart.filter(({ outOfStock }) => !outOfStock)
}

/** What the shopper is told about the plants that aren't part of the order. */
export function soldOutNote(cart: readonly CartItem[]): string | undefined {
  const names = cart.filter(({ outOfStock }) => outOfStock).map(({ name }) => name)
  if (names.length === 0) return undefined
  return `Sold out, so not part of your order: ${names.join(', ')}.`
}

/** All amounts in rupees. */
export interface PriceDetails {
  /** Number of cart lines that can be ordered. */
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
  return sellable(cart).map(({ _id, name, image, categoryName, qty, discountedPrice }) => ({
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
    sellable(cart).map(({ _id, createdAt, qty, discountedPrice }) => [
      _id,
      createdAt,
      qty,
      discountedPrice,
    ]),
  )
}

/** Calculates the price details (Spec §9), of what can be ordered. */
export function priceDetails(cart: readonly CartItem[]): PriceDetails {
  const lines = sellable(cart)
  const sum = (priceOf: (item: CartItem) => number) =>
    lines.reduce((total, item) => total + item.qty * priceOf(item), 0)
  const price = sum((item) => item.actualPrice)
  const discounted = sum((item) => item.discountedPrice)
  const delivery = DELIVERY_PER_LINE * lines.length
  return {
    lines: lines.length,
    items: lines.reduce((items, { qty }) => items + qty, 0),
    price,
    discount: price - discounted,
    delivery,
    total: discounted + delivery,
  }
}
