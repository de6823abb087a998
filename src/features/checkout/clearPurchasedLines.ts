import * as v from 'valibot'
import { operationKind, type StepResult } from '../../sync/pendingOperations'
import type { AppThunk } from '../../app/store'
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
    // twice.
    const rest: PaidOrder = { ...order, lines: whole }
    if (raised.length > 0) await operationLog.save(rest)
    const decrements = raised.flatMap(({ _id: productId, qty }) =>
      Array.from({ length: qty }, () =>
        dispatch(changeQty.initiate({ user, productId, type: 'decrement' }, untracked)),
      ),
    )
    const removals = await Promise.all(
      whole.map(({ _id: productId }) =>
        dispatch(removeFromCart.initiate({ user, productId }, untracked)),
      ),
    )
    await Promise.all(decrements)
    return removals.some(({ error }) => error) ? 'blocked' : 'finished'
  }
}

export const paidOrderOperation = operationKind(PaidOrderSchema, clearPurchasedLines)
