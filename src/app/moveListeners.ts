import { createAction } from '@reduxjs/toolkit'
import { addToasts } from '../sync/toasts'
import type { StartListening } from '../store/types'

/** 'Move to Wishlist' found the product in the wishlist. */
export const alreadyWishlisted = createAction('wishlist/alreadyWishlisted')

export function addMoveListeners(startListening: StartListening): void {
  addToasts(startListening, [
    [alreadyWishlisted.match, 'Product is already wishlisted.', 'success'],
  ])
}
