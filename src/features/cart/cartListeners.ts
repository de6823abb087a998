import { isAnyOf } from '@reduxjs/toolkit'
import { isSilent, type Rejected } from '../../app/api'
import type { StartListening } from '../../app/store'
import { selectUserKey } from '../auth/authSlice'
import { toast } from '../../notifications/toast'
import { cartApi } from './cartApi'
import { addRollBack } from './rollBackListeners'
import { cartUnreadable } from './cartChanges'

const { getCart, addToCart, removeFromCart, changeQty } = cartApi.endpoints

/** The cart's toasts (Spec §8). A failed quantity change or reading is only logged. */
export function addCartListeners(startListening: StartListening): void {
  addRollBack(startListening, {
    list: 'Cart',
    read: getCart,
    changes: [addToCart.matchRejected, removeFromCart.matchRejected, changeQty.matchRejected],
    show: (user, shown) => cartApi.util.updateQueryData('getCart', user, shown),
  })
  startListening({
    matcher: addToCart.matchFulfilled,
    effect: () => {
      toast('Product added to cart', 'success')
    },
  })
  const tellFailure = (action: Rejected) => {
    if (!isSilent(action)) toast('Cart error', 'error')
  }
  startListening({ matcher: addToCart.matchRejected, effect: tellFailure })
  startListening({ matcher: removeFromCart.matchRejected, effect: tellFailure })
  startListening({
    actionCreator: cartUnreadable,
    effect: () => {
      toast('Cart error', 'error')
    },
  })
  startListening({
    matcher: changeQty.matchRejected,
    effect: (action) => {
      if (!isSilent(action)) console.warn('The quantity could not be changed.', action.payload)
    },
  })
  startListening({
    matcher: getCart.matchRejected,
    effect: (action) => {
      if (!isSilent(action)) console.warn('The cart could not be read.', action.payload)
    },
  })
  startListening({
    matcher: isAnyOf(
      addToCart.matchFulfilled,
      addToCart.matchRejected,
      removeFromCart.matchFulfilled,
      removeFromCart.matchRejected,
      changeQty.matchFulfilled,
      changeQty.matchRejected,
    ),
    effect: (_action, listener) => {
      const user = selectUserKey(listener.getState())
      if (user !== null) listener.extra.news.tell({ list: 'Cart', user })
    },
  })
}
