import { createAction, nanoid } from '@reduxjs/toolkit'
import type { CartItem } from '@/contract/entities'
import { selectUserKey } from '@/features/auth/authSlice'
import { cartList, selectCart } from '@/features/cart/cartApi'
import { toRestore } from '@/features/cart/cartThunks'
import { wishlistList } from '@/features/wishlist/wishlistApi'
import type { AppThunk, StartListening } from '@/store/types'
import { UNCONFIRMED } from '@/sync/changes'
import { beginFact, type Moving } from '@/sync/facts'
import type { ChangeOutcome } from '@/sync/pendingList'
import { addToasts } from '@/sync/toastListeners'

declare module '@/store/types' {
  interface Services {
    /** Milliseconds between leaving the cart and joining the wishlist (Spec §4). */
    moveDelay: number
  }
}

/** 'Move to Wishlist' found the product in the wishlist. */
const alreadyWishlisted = createAction('wishlist/alreadyWishlisted')

export function addMoveListeners(startListening: StartListening): void {
  addToasts(startListening, [
    [alreadyWishlisted.match, 'Product is already wishlisted.', 'success'],
  ])
}

/** Removes a product from the cart and adds it to the wishlist 1.5 s later (Spec §4). */
export function moveToWishlist({ _id: id }: Pick<CartItem, '_id'>): AppThunk {
  return (dispatch, getState) => {
    const user = selectUserKey(getState())
    const [item, ...further] = selectCart(getState()).filter(({ _id }) => _id === id)
    if (user === null || !item) return
    // Shown at once; its call follows in a later task, when the fact is stored.
    const removal = dispatch(cartList.removeItem(id))
    const fact: Moving = { id: nanoid(), user, kind: 'moving', items: [item, ...further] }
    dispatch(beginFact(fact, () => move(fact, removal)))
  }
}

function move(fact: Moving, removal: Promise<ChangeOutcome>): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { moveDelay }) => {
    const [item] = fact.items
    const removed = await removal
    if (removed !== 'done')
      return dispatch(finishMove(fact, removed === 'dropped' ? undefined : 'removal'))
    await new Promise((resolve) => setTimeout(resolve, moveDelay))
    // After a logout, the next login finishes it.
    if (selectUserKey(getState()) !== fact.user) return false
    if (wishlistList.selectHas(getState(), item._id) !== false) {
      // The shown wishlist may contain an addition that can still fail.
      const wishlist = await dispatch(wishlistList.refetch(fact.user))
      if (!wishlist) return false
      if (wishlist.some(({ _id }) => _id === item._id)) {
        dispatch(alreadyWishlisted())
        return true
      }
    }
    const added = await dispatch(wishlistList.addItem(item))
    if (added === 'done') return true
    return dispatch(finishMove(fact, added === 'dropped' ? undefined : 'addition'))
  }
}

/**
 * Compares both lists with a move and sends what is missing. A product in neither list ends up in the
 * wishlist or, if the backend refuses that, in the cart again.
 *
 * @param failed what the shopper has just read to have failed: the product stays in the cart
 */
export function finishMove(
  { user, items }: Moving,
  failed?: 'removal' | 'addition',
): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const [item] = items
    const isIt = ({ _id }: { _id: string }) => _id === item._id
    const wishlist = await dispatch(wishlistList.refetch(user))
    const cart = await dispatch(cartList.refetch(user))
    if (!wishlist || !cart) return false
    if (wishlist.some(isIt)) return true
    const inCart = cart.find(isIt)
    if (inCart) {
      // One that was added later stays.
      if (failed || ![UNCONFIRMED, inCart.createdAt].includes(item.createdAt)) return true
      const removed = await dispatch(cartList.quietly(user, cartList.removal(item._id)))
      if (removed !== 'done') return removed === 'refused'
    }
    if (failed !== 'addition') {
      const added = await dispatch(wishlistList.quietly(user, wishlistList.addition(item)))
      if (added !== 'refused') return added === 'done'
    }
    const back = toRestore(items).map((change) => dispatch(cartList.quietly(user, change)))
    return (await Promise.all(back)).every((outcome) => outcome === 'done')
  }
}
