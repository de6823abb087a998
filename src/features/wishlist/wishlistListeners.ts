import { addListListeners } from '../../sync/listListeners'
import type { StartListening } from '../../store/types'
import { addToasts } from '../../api/toasts'
import { wishlistApi, wishlistList } from './wishlistApi'

const { addToWishlist, removeFromWishlist } = wishlistApi.endpoints

export function addWishlistListeners(startListening: StartListening): void {
  addListListeners(startListening, wishlistList)
  addToasts(startListening, [
    [addToWishlist.matchFulfilled, 'Product added to wishlist', 'success'],
    [removeFromWishlist.matchFulfilled, 'Product removed from wishlist', 'success'],
    [addToWishlist.matchRejected, 'Wishlist error', 'error'],
    [removeFromWishlist.matchRejected, 'Wishlist error', 'error'],
    [wishlistList.actions.notSent.match, 'Wishlist error', 'error'],
  ])
}
