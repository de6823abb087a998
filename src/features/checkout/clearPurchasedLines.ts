import * as v from 'valibot'
import { operationKind, type StepResult } from '../../sync/pendingOperations'
import type { AppThunk } from '../../store/types'
import { cartApi, refetchCart } from '../cart/cartApi'

const { removeFromCart, changeQty } = cartApi.endpoints
/** A paid order in the operation log, with its lines that are still in the cart. */
const PaidOrderSchema = v.object({
  id: v.string(),
  user: v.string(),
  kind: v.literal('paidOrder'),
  lines: v.array(v.object({ _id: v.string(), createdAt: v.string(), qty: v.number() })),
})
export type PaidOrder = v.InferOutput<typeof PaidOrderSchema>

const untracked = { track: false } as const

/** The backend has replied with an error, so it has changed nothing. */
const wasRefused = (error: unknown) => v.is(v.object({ kind: v.literal('httpError') }), error)

/**
 * Removes what was paid for from the cart (Spec §4), and nothing else: a product that was added
 * again since is a new line with a later `createdAt`.
 */
function clearPurchasedLines(order: PaidOrder): AppThunk<Promise<StepResult<PaidOrder>>> {
  return async (dispatch, _getState, { operationLog }) => {
    const { user } = order
    const cart = await dispatch(refetchCart(user))
    if (!cart) return 'blocked'
    const inCart = (bought: PaidOrder['lines'][number]) =>
      cart.find(({ _id, createdAt }) => _id === bought._id && createdAt === bought.createdAt)
    const whole = order.lines.filter((bought) => (inCart(bought)?.qty ?? Infinity) <= bought.qty)
    const raised = order.lines.filter((bought) => (inCart(bought)?.qty ?? 0) > bought.qty)

    // Removed from the log before they're sent: retrying a decrement that succeeded would count
    // twice. Those that the backend has refused are saved again below.
    const withLines = (lines: PaidOrder['lines']): PaidOrder => ({ ...order, lines })
    if (raised.length > 0) await operationLog.save(withLines(whole))
    const decrements = raised.map(async (bought): Promise<typeof bought> => {
      const decrement = { user, productId: bought._id, type: 'decrement' } as const
      const replies = await Promise.all(
        Array.from({ length: bought.qty }, () =>
          dispatch(changeQty.initiate(decrement, untracked)),
        ),
      )
      return { ...bought, qty: replies.filter(({ error }) => wasRefused(error)).length }
    })
    const removals = await Promise.all(
      whole.map(({ _id: productId }) =>
        dispatch(removeFromCart.initiate({ user, productId }, untracked)),
      ),
    )
    const refused = (await Promise.all(decrements)).filter(({ qty }) => qty > 0)
    if (refused.length > 0) {
      await operationLog.save(withLines([...whole, ...refused]))
      return 'blocked'
    }
    return removals.some(({ error }) => error) ? 'blocked' : 'finished'
  }
}

export const paidOrderOperation = operationKind(PaidOrderSchema, clearPurchasedLines)
