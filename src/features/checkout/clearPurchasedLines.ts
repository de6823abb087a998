import type { CartItem } from '../../contract/entities'
import type { AppThunk } from '../../store/types'
import type { Paid } from '../../sync/facts'
import type { Body } from '../../sync/pendingList'
import { selectUserKey } from '../auth/authSlice'
import { cartList } from '../cart/cartApi'
import { purchaseNotCleared } from './checkoutEvents'

/** Removes what has just been paid for from the cart (Spec §4). */
export function clearPaid(paid: Paid): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const isOver = await dispatch(finishPaid(paid))
    if (!isOver && selectUserKey(getState()) === paid.user) dispatch(purchaseNotCleared())
    return isOver
  }
}

/**
 * Removes what was paid for, and nothing else: a product that was added again since is a new line
 * with a later `createdAt`, and one with a higher quantity is lowered.
 */
export function finishPaid(paid: Paid): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { facts }) => {
    const cart = await dispatch(cartList.refetch(paid.user))
    if (!cart) return false
    const lines = paid.lines.flatMap(({ stays = 0, ...line }) => {
      const isIt = ({ _id, createdAt }: CartItem) =>
        _id === line._id && createdAt === line.createdAt
      const now = cart.find(isIt)?.qty ?? 0
      // Known from the first try, or no more was added.
      return now > 0 ? { ...line, now, stays: stays > 0 ? stays : Math.max(0, now - line.qty) } : []
    })
    // If a step gets no reply, only the cart shows whether it has arrived.
    facts.write({ ...paid, lines })
    const changes = lines.flatMap(({ _id, now, stays }): Body<CartItem>[] =>
      stays === 0
        ? [cartList.removal(_id)]
        : Array.from({ length: Math.max(0, now - stays) }, (_, index) =>
            cartList.qtyStep(_id, -1, now - index - 1),
          ),
    )
    const outcomes = await Promise.all(
      changes.map((change) => dispatch(cartList.quietly(paid.user, change))),
    )
    return outcomes.every((outcome) => outcome === 'done' || outcome === 'refused')
  }
}
