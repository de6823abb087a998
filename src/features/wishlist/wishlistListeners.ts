import { isExpectedRejection, type Rejected } from '../../app/api'
import { addListListeners } from '../../app/optimisticList'
import type { StartListening } from '../../app/store'
import { toast } from '../../notifications/toast'
import { alreadyWishlisted } from './moveToWishlist'
import { wishlistApi, wishlistList } from './wishlistApi'
import { wishlistLoadFailed } from './wishlistThunks'

const { addToWishlist, removeFromWishlist } = wishlistApi.endpoints

/** The wishlist's toasts (Spec §8). */
export function addWishlistListeners(startListening: StartListening): void {
  addListListeners(startListening, wishlistList)
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
  const toastFailure = (action: Rejected) => {
    if (!isExpectedRejection(action)) toast('Wishlist error', 'error')
  }
  startListening({ matcher: addToWishlist.matchRejected, effect: toastFailure })
  startListening({ matcher: removeFromWishlist.matchRejected, effect: toastFailure })
  startListening({
    actionCreator: wishlistLoadFailed,
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
}
