import { addListListeners } from '../../sync/optimisticList'
import type { StartListening } from '../../store/types'
import { addToasts } from '../../api/toasts'
import { alreadyWishlisted } from './moveToWishlistSaga'
import { wishlistApi, wishlistList } from './wishlistApi'
import { wishlistRestoration } from './wishlistRestoration'
import { wishlistLoadFailed } from './wishlistThunks'

const { addToWishlist, removeFromWishlist } = wishlistApi.endpoints

export function addWishlistListeners(startListening: StartListening): void {
  addListListeners(startListening, wishlistList)
  addToasts(startListening, [
    [addToWishlist.matchFulfilled, 'Product added to wishlist', 'success'],
    [removeFromWishlist.matchFulfilled, 'Product removed from wishlist', 'success'],
    [addToWishlist.matchRejected, 'Wishlist error', 'error'],
    [removeFromWishlist.matchRejected, 'Wishlist error', 'error'],
    [wishlistLoadFailed.match, 'Wishlist error', 'error'],
    [alreadyWishlisted.match, 'Product is already wishlisted.', 'success'],
  ])
  startListening({
    matcher: removeFromWishlist.matchPending,
    effect: async ({ meta }, { dispatch }) => {
      const { user, productId } = meta.arg.originalArgs
      await dispatch(wishlistRestoration.cancel(user, productId))
    },
  })
}
