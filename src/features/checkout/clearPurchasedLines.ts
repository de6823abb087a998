import { createAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { jobKind } from '../../sync/jobs'
import { cartList } from '../cart/cartApi'

/** A paid order as it's saved, with the lines that are still to leave the cart. */
const PaidOrderSchema = v.object({
  id: v.string(),
  user: v.string(),
  kind: v.literal('paidOrder'),
  lines: v.array(v.object({ _id: v.string(), createdAt: v.string(), qty: v.number() })),
})
export type PaidOrder = v.InferOutput<typeof PaidOrderSchema>
type Line = PaidOrder['lines'][number]

/** What was paid for is still in the cart; that's tried again. */
export const purchaseNotCleared = createAction('checkout/purchaseNotCleared')

const isQuiet = true

/**
 * Removes what was paid for from the cart (Spec §4), and nothing else: a product that was added
 * again since is a new line with a later `createdAt`.
 */
export const paidOrderJob = jobKind(
  PaidOrderSchema,
  (order, { isFirstTry, save }) =>
    async (dispatch) => {
      const cart = await dispatch(cartList.refetch(order.user))
      const qtyOf = ({ _id, createdAt }: Line) =>
        cart?.find((line) => line._id === _id && line.createdAt === createdAt)?.qty ?? 0
      const removals = order.lines.filter((line) => qtyOf(line) <= line.qty)
      const raised = order.lines.filter((line) => qtyOf(line) > line.qty)

      // No longer part of the saved order before they're sent: repeating a decrement that has
      // happened would count twice. Only those that the backend has rejected are saved again.
      if (cart && raised.length > 0) await save({ ...order, lines: removals })
      const decrements = raised.map(async (line): Promise<Line> => {
        const outcomes = await Promise.all(
          Array.from({ length: line.qty }, (_, index) =>
            dispatch(cartList.stepQty(line._id, -1, qtyOf(line) - index - 1, { isQuiet })),
          ),
        )
        return { ...line, qty: outcomes.filter((outcome) => outcome === 'error').length }
      })
      const outcomes = await Promise.all(
        removals
          .filter((line) => qtyOf(line) > 0)
          .map(({ _id }) => dispatch(cartList.removeItem(_id, { isQuiet }))),
      )
      const rejected = (await Promise.all(decrements)).filter(({ qty }) => qty > 0)
      if (rejected.length > 0) await save({ ...order, lines: [...removals, ...rejected] })
      const isOver =
        cart !== undefined &&
        rejected.length === 0 &&
        outcomes.every((outcome) => outcome === 'done' || outcome === 'refused')
      if (!isOver && isFirstTry) dispatch(purchaseNotCleared())
      return isOver
    },
)
