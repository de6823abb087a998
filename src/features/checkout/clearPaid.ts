import type { CartItem } from '@/contract/entities'
import { selectUserKey } from '@/features/auth/authSlice'
import { cartList } from '@/features/cart/cartApi'
import type { AppThunk } from '@/store/types'
import type { Paid } from '@/sync/facts'
import type { Body } from '@/sync/pendingList'
import { paidNotCleared } from './checkoutEvents'

/** Removes what has just been paid for from the cart (Spec §4). */
export function clearPaid(paid: Paid): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const isOver = await dispatch(finishPaid(paid))
    if (!isOver && selectUserKey(getState()) === paid.user) dispatch(paidNotCleared())
    return isOver
  }
}

/**
 * Removes what was paid for, and nothing else: a product that was added again since is a new item
 * with a later `createdAt`, and one with a higher quantity is lowered.
 */
export function finishPaid(paid: Paid): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { facts }) => {
    const cart = await dispatch(cartList.refetch(paid.user))
    if (!cart) return false
    const items = paid.items.flatMap(({ stays = 0, ...item }) => {
      const isIt = ({ _id, createdAt }: CartItem) =>
        _id === item._id && createdAt === item.createdAt
      const now = cart.find(isIt)?.qty ?? 0
      // Known from the first try, or no more was added.
      return now > 0 ? { ...item, now, stays: stays > 0 ? stays : Math.max(0, now - item.qty) } : []
    })
    // If a step gets no reply, only the cart shows whether it has arrived.
    facts.write({ ...paid, items })
    const changes = items.flatMap(({ _id, now, stays }): Body<CartItem>[] =>
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
