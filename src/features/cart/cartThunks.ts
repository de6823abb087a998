import { createAction } from '@reduxjs/toolkit'
import type { CartItem, Product } from '@/contract/entities'
import { loginRequired, selectHasExpired, selectUserKey } from '@/features/auth/authSlice'
import type { AppThunk } from '@/store/types'
import { UNCONFIRMED } from '@/sync/changes'
import type { ChangeOutcome } from '@/sync/pendingList'
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
    const item = { ...product, qty: 1, createdAt: UNCONFIRMED, updatedAt: UNCONFIRMED }
    if (isInCart !== true) await dispatch(cartList.addItem(item))
    if (user === null || selectHasExpired(getState()))
      dispatch(loginRequired({ list: 'cart', product }))
  }
}

/** Removes every cart item of a product. */
export const removeFromCart = (productId: string) => cartList.removeItem(productId)

/**
 * The changes that put a product's cart items back. Several, made through the API, become one, which
 * starts with a quantity of 1.
 */
export function toRestore(items: readonly CartItem[]) {
  const [item] = items
  if (!item) return []
  const qty = items.reduce((sum, { qty }) => sum + qty, 0)
  return [
    cartList.addition({ ...item, qty: 1, createdAt: UNCONFIRMED }),
    ...Array.from({ length: Math.max(0, qty - 1) }, (_, index) =>
      cartList.qtyStep(item._id, 1, index + 2),
    ),
  ]
}

/** Undoes the removal of a product's cart items. */
export function restoreToCart(items: readonly CartItem[]): AppThunk<Promise<ChangeOutcome>> {
  return async (dispatch) => {
    const all = toRestore(items).map((change) => dispatch(cartList.press(change)))
    const outcomes = await Promise.all(all)
    return outcomes.find((outcome) => outcome !== 'done') ?? 'done'
  }
}

/** Changes a quantity by one; it decreases only above 3 (Spec §5). */
function changeQuantity(productId: string, step: 1 | -1): AppThunk<Promise<ChangeOutcome>> {
  return async (dispatch, getState) => {
    const item = selectCart(getState()).find(({ _id }) => _id === productId)
    if (!item || (step < 0 && !canDecrease(item.qty))) return 'dropped'
    return dispatch(cartList.stepQty(productId, step, item.qty + step))
  }
}

export const increaseQty = (productId: string) => changeQuantity(productId, 1)
export const decreaseQty = (productId: string) => changeQuantity(productId, -1)
