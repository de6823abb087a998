import { createSelector } from '@reduxjs/toolkit'
import { withKeys } from '../../components/withKeys'
import type { CartItem } from '../../contract/entities'
import { useAppSelector } from '../../store/hooks'
import { selectCart } from './cartApi'

/**
 * A line without the fields that a press on plus changes. Components select the quantity (useQty).
 */
export type Line = Omit<CartItem, 'qty' | 'updatedAt'>

const qtyless = (line: Line | undefined) =>
  JSON.stringify({ ...line, qty: undefined, updatedAt: undefined })

/** Whether two lines are the same, apart from their quantities. */
export const isSameLine = (before: Line | undefined, after: Line | undefined): boolean =>
  before === after || qtyless(before) === qtyless(after)

/** Whether two carts have the same lines, apart from their quantities. */
export function hasSameLines(
  before: readonly CartItem[] | undefined,
  after: readonly CartItem[] | undefined,
): boolean {
  if (!before || !after) return before === after
  return (
    before.length === after.length && after.every((line, index) => isSameLine(before[index], line))
  )
}

/** The cart. It stays the same array while requests and replies change nothing that is shown. */
export const useShownCart = () =>
  useAppSelector(
    selectCart,
    (before, after) =>
      hasSameLines(before, after) && before.every(({ qty }, index) => qty === after[index]?.qty),
  )

const selectQuantities = createSelector(
  [selectCart],
  (cart) => new Map(withKeys(cart).map(({ key, entry }) => [key, entry.qty])),
)

/** The quantity of a line, by its key (withKeys): a product can have several lines. */
export const useQty = (lineKey: string): number =>
  useAppSelector((state) => selectQuantities(state).get(lineKey) ?? 0)
