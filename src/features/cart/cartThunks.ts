import { createAction } from '@reduxjs/toolkit'
import type { AppThunk } from '../../store/types'
import type { QtyAction } from '../../contract/calls'
import type { Product } from '../../contract/entities'
import { loginRequired, selectHasExpired, selectUserKey } from '../auth/authSlice'
import { cartApi } from './cartApi'
import { canDecrease } from './quantity'

const { getCart, addToCart: add, removeFromCart: remove, changeQty } = cartApi.endpoints

/** The cart couldn't be loaded, so a mutation wasn't sent. */
export const cartLoadFailed = createAction('cart/loadFailed')

/**
 * Adds a product unless it's already in the cart (Spec §4). Asks a visitor to log in, and a shopper
 * whose session the backend ends with this call.
 */
export function addToCart(product: Product): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUserKey(getState())
    if (user !== null) await dispatch(addToCartOf(user, product))
    if (user === null || selectHasExpired(getState()))
      dispatch(loginRequired({ list: 'cart', product }))
  }
}

function addToCartOf(user: string, product: Product): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const shown = () => getCart.select(user)(getState()).data
    if (!shown()) await dispatch(getCart.initiate(user, { subscribe: false }))
    if (selectUserKey(getState()) !== user) return
    const cart = shown()
    if (!cart) dispatch(cartLoadFailed())
    else if (!cart.some(({ _id }) => _id === product._id))
      await dispatch(add.initiate({ user, product }, { track: false }))
  }
}

/** Removes every line of a product. */
export function removeFromCart(productId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUserKey(getState())
    if (user !== null) await dispatch(remove.initiate({ user, productId }, { track: false }))
  }
}

/** Changes a quantity by one; it decreases only above 3 (Spec §5). */
function changeQuantity(productId: string, type: QtyAction): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUserKey(getState())
    if (user === null) return
    const cart = getCart.select(user)(getState()).data
    const qty = cart?.find(({ _id }) => _id === productId)?.qty ?? 0
    if (type === 'decrement' && !canDecrease(qty)) return
    await dispatch(changeQty.initiate({ user, productId, type }, { track: false }))
  }
}

export const increaseQty = (productId: string) => changeQuantity(productId, 'increment')
export const decreaseQty = (productId: string) => changeQuantity(productId, 'decrement')
