import { isExpectedRejection, type Rejected } from '../../app/api'
import { addListListeners } from '../../app/optimisticList'
import type { StartListening } from '../../app/store'
import { toast } from '../../notifications/toast'
import { cartApi, cartList } from './cartApi'
import { cartLoadFailed } from './cartThunks'

const { addToCart, removeFromCart, changeQty } = cartApi.endpoints

/** The cart's toasts (Spec §8). A failed quantity change is only logged. */
export function addCartListeners(startListening: StartListening): void {
  addListListeners(startListening, cartList)
  startListening({
    matcher: addToCart.matchFulfilled,
    effect: () => {
      toast('Product added to cart', 'success')
    },
  })
  const toastFailure = (action: Rejected) => {
    if (!isExpectedRejection(action)) toast('Cart error', 'error')
  }
  startListening({ matcher: addToCart.matchRejected, effect: toastFailure })
  startListening({ matcher: removeFromCart.matchRejected, effect: toastFailure })
  startListening({
    actionCreator: cartLoadFailed,
    effect: () => {
      toast('Cart error', 'error')
    },
  })
  startListening({
    matcher: changeQty.matchRejected,
    effect: (action) => {
      if (!isExpectedRejection(action))
        console.warn('The quantity could not be changed.', action.payload)
    },
  })
}
