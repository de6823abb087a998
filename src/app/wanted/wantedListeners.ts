import { isAnyOf } from '@reduxjs/toolkit'
import { authApi } from '@/features/auth/authApi'
import { loggedOut, loginRequired } from '@/features/auth/authSlice'
import { addToCart } from '@/features/cart/cartThunks'
import { toggleWishlist } from '@/features/wishlist/wishlistThunks'
import type { StartListening } from '@/store/types'
import { selectWanted, storedWanted, wantedDropped } from './wantedSlice'

const { login, signup } = authApi.endpoints

/** Stores what a visitor wants, and adds each plant once after a login or a sign-up. */
export function addWantedListeners(startListening: StartListening): void {
  startListening({
    actionCreator: loginRequired,
    effect: (_action, listener) => {
      storedWanted.write(selectWanted(listener.getState()))
    },
  })
  startListening({
    matcher: isAnyOf(wantedDropped, loggedOut),
    effect: () => {
      storedWanted.clear()
    },
  })
  startListening({
    matcher: isAnyOf(login.matchFulfilled, signup.matchFulfilled),
    effect: (_action, { dispatch }) => {
      const wanted = storedWanted.read() ?? []
      storedWanted.clear()
      for (const { list, product } of wanted)
        void dispatch(list === 'cart' ? addToCart(product) : toggleWishlist(product, true))
    },
  })
}
