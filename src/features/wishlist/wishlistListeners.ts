import { isAnyOf } from '@reduxjs/toolkit'
import { api, isSilent, type Rejected } from '../../app/api'
import type { StartListening } from '../../app/store'
import { selectUserKey, sessionStarted } from '../auth/authSlice'
import { addRollBack } from '../cart/rollBackListeners'
import { toast } from '../../notifications/toast'
import { wishlistApi } from './wishlistApi'
import { alreadyWishlisted, resumeMoves } from './wishlistMoves'
import { wishlistUnreadable } from './wishlistChanges'

const { getWishlist, addToWishlist, removeFromWishlist } = wishlistApi.endpoints

/** The wishlist's toasts (Spec §8). A failed reading is only logged. */
export function addWishlistListeners(startListening: StartListening): void {
  addRollBack(startListening, {
    list: 'Wishlist',
    read: getWishlist,
    changes: [addToWishlist.matchRejected, removeFromWishlist.matchRejected],
    show: (user, shown) => wishlistApi.util.updateQueryData('getWishlist', user, shown),
  })
  startListening({
    matcher: addToWishlist.matchFulfilled,
    effect: () => {
      toast('Product added to wishlist', 'success')
    },
  })
  startListening({
    matcher: removeFromWishlist.matchFulfilled,
    effect: () => {
      toast('Product removed from wishlist', 'success')
    },
  })
  const tellFailure = (action: Rejected) => {
    if (!isSilent(action)) toast('Wishlist error', 'error')
  }
  startListening({ matcher: addToWishlist.matchRejected, effect: tellFailure })
  startListening({ matcher: removeFromWishlist.matchRejected, effect: tellFailure })
  startListening({
    actionCreator: wishlistUnreadable,
    effect: () => {
      toast('Wishlist error', 'error')
    },
  })
  startListening({
    actionCreator: alreadyWishlisted,
    effect: () => {
      toast('Product is already wishlisted.', 'success')
    },
  })
  startListening({
    matcher: isAnyOf(sessionStarted, api.internalActions.onOnline),
    effect: async (_action, { dispatch }) => {
      await dispatch(resumeMoves())
    },
  })
  startListening({
    matcher: getWishlist.matchRejected,
    effect: (action) => {
      if (!isSilent(action)) console.warn('The wishlist could not be read.', action.payload)
    },
  })
  startListening({
    matcher: isAnyOf(
      addToWishlist.matchFulfilled,
      addToWishlist.matchRejected,
      removeFromWishlist.matchFulfilled,
      removeFromWishlist.matchRejected,
    ),
    effect: (_action, listener) => {
      const user = selectUserKey(listener.getState())
      if (user !== null) listener.extra.news.tell({ list: 'Wishlist', user })
    },
  })
}
