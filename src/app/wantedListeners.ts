import { isAnyOf } from '@reduxjs/toolkit'
import { authApi } from '../features/auth/authApi'
import { selectIntent } from './intentSlice'
import { addToCart } from '../features/cart/cartThunks'
import { toggleWishlist } from '../features/wishlist/wishlistThunks'
import type { StartListening } from '../store/types'

const { login, signup } = authApi.endpoints

/** After a login or sign-up, completes what the visitor tried to do before it, once. */
export function addIntentListener(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(login.matchFulfilled, signup.matchFulfilled),
    effect: async (_action, { dispatch, getOriginalState }) => {
      const intent = selectIntent(getOriginalState())
      if (intent?.list === 'cart') await dispatch(addToCart(intent.product))
      if (intent?.list === 'wishlist') await dispatch(toggleWishlist(intent.product, true))
    },
  })
}
