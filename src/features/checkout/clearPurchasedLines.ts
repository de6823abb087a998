import * as v from 'valibot'
import type { AppThunk } from '../../store/types'
import { jobKind } from '../../sync/jobs'
import { selectUserKey } from '../auth/authSlice'
import { cartList } from '../cart/cartApi'
import { purchaseNotCleared } from './checkoutEvents'

const LineSchema = v.object({ _id: v.string(), createdAt: v.string(), qty: v.number() })

/** The saved state of a paid order, with the lines that must still leave the cart. */
const PaidOrderSchema = v.object({
  id: v.string(),
  user: v.string(),
  kind: v.literal('paidOrder'),
  lines: v.array(LineSchema),
  /**
   * Lines with a higher quantity than was paid for, which are being decremented, and their quantity
   * before the first decrement. Not among `lines`, where an earlier version would start over.
   */
  begun: v.optional(v.array(v.object({ ...LineSchema.entries, from: v.number() }))),
})
export type PaidOrder = v.InferOutput<typeof PaidOrderSchema>
type Line = v.InferOutput<typeof LineSchema>

const isQuiet = true

/**
 * Removes what was paid for from the cart (Spec §4), and nothing else: a product that was added
 * again since is a new line with a later `createdAt`.
 */
export const paidOrderJob = jobKind(
  PaidOrderSchema,
  (order, { isFirstTry, save }) =>
    async (dispatch, getState) => {
      const isOver = await dispatch(clearLines(order, save))
      const isSignedIn = selectUserKey(getState()) === order.user
      if (!isOver && isFirstTry && isSignedIn) dispatch(purchaseNotCleared())
      return isOver
    },
)

/** Resolves to true once there's nothing left to remove. */
function clearLines(
  order: PaidOrder,
  save: (order: PaidOrder) => Promise<void>,
): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const cart = await dispatch(cartList.refetch(order.user))
    if (!cart) return false
    const qtyOf = ({ _id, createdAt }: Line) =>
      cart.find((line) => line._id === _id && line.createdAt === createdAt)?.qty ?? 0
    const removals = order.lines.filter((line) => qtyOf(line) <= line.qty)
    const raised = order.lines.filter((line) => qtyOf(line) > line.qty)
    const begun = [
      ...(order.begun ?? []),
      ...raised.map((line) => ({ ...line, from: qtyOf(line) })),
    ]
    // Saved before the first is sent: if one gets no reply, only the cart shows whether it arrived.
    if (raised.length > 0) await save({ ...order, lines: removals, begun })
    const decrements = begun.flatMap((line) => {
      const qty = qtyOf(line)
      const excess = Math.max(0, Math.min(line.qty, qty - (line.from - line.qty)))
      return Array.from({ length: excess }, (_, index) =>
        cartList.stepQty(line._id, -1, qty - index - 1, { isQuiet }),
      )
    })
    const outcomes = await Promise.all([
      ...removals
        .filter((line) => qtyOf(line) > 0)
        .map(({ _id }) => dispatch(cartList.removeItem(_id, { isQuiet }))),
      ...decrements.map((decrement) => dispatch(decrement)),
    ])
    return outcomes.every((outcome) => outcome === 'done' || outcome === 'refused')
  }
}
