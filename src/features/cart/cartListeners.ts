import { isExpectedRejection } from '../../api/api'
import { addListListeners } from '../../sync/listListeners'
import type { StartListening } from '../../store/types'
import { addToasts } from '../../api/toasts'
import { cartApi, cartList } from './cartApi'
import { cartLoadFailed } from './cartThunks'

const { addToCart, removeFromCart, changeQty } = cartApi.endpoints

export function addCartListeners(startListening: StartListening): void {
  addListListeners(startListening, cartList)
  addToasts(startListening, [
    [addToCart.matchFulfilled, 'Product added to cart', 'success'],
    [addToCart.matchRejected, 'Cart error', 'error'],
    [removeFromCart.matchRejected, 'Cart error', 'error'],
    [cartList.actions.notSent.match, 'Cart error', 'error'],
    [cartLoadFailed.match, 'Cart error', 'error'],
  ])
  startListening({
    matcher: changeQty.matchRejected,
    effect: (action) => {
      // Only logged (Spec §8).
      if (!isExpectedRejection(action))
        console.warn('The quantity could not be changed.', action.payload)
    },
  })
}
