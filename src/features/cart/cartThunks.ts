import { createAction } from '@reduxjs/toolkit'
import type { AppThunk } from '../../store/types'
import type { CartItem, Product } from '../../contract/entities'
import { loginRequired, selectHasExpired, selectUserKey } from '../auth/authSlice'
import { UNCONFIRMED } from '../../sync/changes'
import type { Outcome } from '../../sync/pendingList'
import { cartList, selectCart } from './cartApi'
import { canDecrease } from './quantity'

/** The cart couldn't be loaded, so nothing was paid for. */
export const cartLoadFailed = createAction('cart/loadFailed')

/**
 * Adds a product unless it's already in the cart (Spec §4). Asks a visitor to log in, and a shopper
 * whose session the backend ends with this call.
 */
export function addToCart(product: Product): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUserKey(getState())
    const isInCart = cartList.selectHas(getState(), product._id)
    const line = { ...product, qty: 1, createdAt: UNCONFIRMED, updatedAt: UNCONFIRMED }
    if (!isInCart) await dispatch(cartList.addItem(line, { readFirst: isInCart === undefined }))
    if (user === null || selectHasExpired(getState()))
      dispatch(loginRequired({ list: 'cart', product }))
  }
}

/** Removes every line of a product. */
export const removeFromCart = (productId: string) => cartList.removeItem(productId)

/** Undoes the removal of a product's lines. Lines that were made through the API become one. */
export function restoreToCart(
  lines: readonly CartItem[],
  options: { isQuiet?: boolean } = {},
): AppThunk<Promise<Outcome>> {
  return async (dispatch) => {
    const [line] = lines
    if (!line) return 'dropped'
    const qty = lines.reduce((sum, { qty }) => sum + qty, 0)
    const item = { ...line, qty: 1, createdAt: UNCONFIRMED }
    return dispatch(cartList.addItem(item, { ...options, qty }))
  }
}

/** Changes a quantity by one; it decreases only above 3 (Spec §5). */
function changeQuantity(productId: string, step: 1 | -1): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const line = selectCart(getState()).find(({ _id }) => _id === productId)
    if (line && (step > 0 || canDecrease(line.qty)))
      await dispatch(cartList.stepQty(productId, step, line.qty + step))
  }
}

export const increaseQty = (productId: string) => changeQuantity(productId, 1)
export const decreaseQty = (productId: string) => changeQuantity(productId, -1)
