import type { CartItem } from '../../contract/entities'

type Quantity = Pick<CartItem, 'qty'>

/** What's missing of a product's former lines. A quantity is raised on all its lines at once. */
export type Missing = { kind: 'line' } | { kind: 'quantity'; by: number } | undefined

/**
 * The next thing to put back into a cart, or undefined if nothing is missing. A line starts with a
 * quantity of 1, and an increment raises every line of the product: larger lines go first, and each
 * is raised to its lead over the next one before that one is added.
 *
 * @param present the product's lines in the cart, oldest first
 */
export function missingFrom(present: readonly Quantity[], former: readonly Quantity[]): Missing {
  const wanted = former.map(({ qty }) => qty).toSorted((a, b) => b - a)
  const last = present.at(-1)
  const next = wanted[present.length]
  const goal = wanted[present.length - 1]
  if (last && goal !== undefined) {
    const by = goal - (next === undefined ? 0 : next - 1) - last.qty
    if (by > 0) return { kind: 'quantity', by }
  }
  return next === undefined ? undefined : { kind: 'line' }
}
