import { createAction } from '@reduxjs/toolkit'
import type { AppThunk } from '../../store/types'
import type { Product } from '../../contract/entities'
import { loginRequired, selectHasExpired, selectUserKey } from '../auth/authSlice'
import { wishlistApi } from './wishlistApi'

const { getWishlist, addToWishlist, removeFromWishlist } = wishlistApi.endpoints

/** A mutation was requested but the wishlist couldn't be loaded, so nothing was sent. */
export const wishlistLoadFailed = createAction('wishlist/loadFailed')

/**
 * Adds the product, or removes it if it's in the wishlist (Spec §4). A visitor is asked to log in, and
 * so is a shopper whose session the backend ends instead of adding it. `wanted` sets the result for a
 * heart pressed before the list has loaded.
 */
export function toggleWishlist(product: Product, wanted?: boolean): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUserKey(getState())
    const askToLogIn = () => dispatch(loginRequired({ list: 'wishlist', product }))
    if (user === null) {
      askToLogIn()
      return
    }
    const shown = () => getWishlist.select(user)(getState()).data
    // Only waits if the list isn't loaded: two clicks in one frame must see each other.
    if (!shown()) await dispatch(getWishlist.initiate(user, { subscribe: false }))
    if (selectUserKey(getState()) !== user) {
      if (wanted && selectHasExpired(getState())) askToLogIn()
      return
    }
    const wishlist = shown()
    if (!wishlist) {
      dispatch(wishlistLoadFailed())
      return
    }
    const isWished = wishlist.some(({ _id }) => _id === product._id)
    if (isWished === wanted) return
    if (isWished)
      await dispatch(
        removeFromWishlist.initiate({ user, productId: product._id }, { track: false }),
      )
    else {
      await dispatch(addToWishlist.initiate({ user, product }, { track: false }))
      if (selectHasExpired(getState())) askToLogIn()
    }
  }
}
