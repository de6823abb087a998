import type { Product } from '@/contract/entities'
import { loginRequired, selectHasExpired, selectUserKey } from '@/features/auth/authSlice'
import type { AppThunk } from '@/store/types'
import { UNCONFIRMED } from '@/sync/changes'
import type { ChangeOutcome } from '@/sync/pendingList'
import { wishlistList } from './wishlistApi'

/** Adds a product; a visitor, or a shopper whose session this call ends, is asked to log in. */
export function addToWishlist(product: Product): AppThunk<Promise<ChangeOutcome>> {
  return async (dispatch, getState) => {
    const user = selectUserKey(getState())
    const item = { ...product, createdAt: UNCONFIRMED, updatedAt: UNCONFIRMED }
    const outcome = await dispatch(wishlistList.addItem(item))
    if (user === null || selectHasExpired(getState()))
      dispatch(loginRequired({ list: 'wishlist', product }))
    return outcome
  }
}

/**
 * Adds the product, or removes it if it's in the wishlist (Spec §4). `wanted` sets the result, for a
 * visitor who has logged in since.
 */
export function toggleWishlist(product: Product, wanted?: boolean): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const isWished = wishlistList.selectHas(getState(), product._id) === true
    if (isWished === wanted) return
    if (isWished) await dispatch(wishlistList.removeItem(product._id))
    else await dispatch(addToWishlist(product))
  }
}
