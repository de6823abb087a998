import { createAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { Move } from '../../app/journal'
import type { AppThunk } from '../../app/store'
import { type CartItem, ProductSchema } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'
import { cartApi } from '../cart/cartApi'
import { addToCart, increaseQty, removeFromCart } from '../cart/cartChanges'
import { wishlistApi } from './wishlistApi'

/** Milliseconds between leaving the cart and joining the wishlist (Spec §4). */
const MOVE_DELAY_MS = 1500

/** 'Move to Wishlist' found the product there already. */
export const alreadyWishlisted = createAction('wishlist/alreadyWishlisted')

type List = 'cart' | 'wishlist'

/**
 * Whether the list holds the product, as far as the screen knows it or, `fresh`, as the backend
 * says now. 'unknown' when it can't be read or the session is no longer the move's.
 */
function holds(
  list: List,
  { user, product }: Move,
  fresh: boolean,
): AppThunk<Promise<boolean | 'unknown'>> {
  return async (dispatch, getState) => {
    const hasLeft = () => selectUserKey(getState()) !== user
    if (hasLeft()) return 'unknown'
    const reading = { subscribe: false, forceRefetch: fresh }
    const { data, isError } =
      list === 'cart'
        ? await dispatch(cartApi.endpoints.getCart.initiate(user, reading))
        : await dispatch(wishlistApi.endpoints.getWishlist.initiate(user, reading))
    if (!data || isError || hasLeft()) return 'unknown'
    return data.some(({ _id }) => _id === product._id)
  }
}

/** Puts a product whose move failed back into the cart, as it was. */
function putBack({ product, qty }: Move): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(addToCart(product))
    await Promise.all(Array.from({ length: qty - 1 }, () => dispatch(increaseQty(product._id))))
  }
}

/** The second half: into the wishlist unless it is there, else back into the cart. */
function arrive(move: Move): AppThunk<Promise<void>> {
  return async (dispatch, getState, { journal }) => {
    const { user, product } = move
    const wished = await dispatch(holds('wishlist', move, false))
    if (selectUserKey(getState()) !== user) return
    if (wished === true) {
      dispatch(alreadyWishlisted())
      await journal.strikeOut(move)
      return
    }
    const { addToWishlist } = wishlistApi.endpoints
    const added = await dispatch(addToWishlist.initiate({ user, product }, { track: false }))
    if (!added.error || (await dispatch(holds('wishlist', move, true))) === true) {
      await journal.strikeOut(move)
      return
    }
    if (selectUserKey(getState()) !== user) return
    await dispatch(putBack(move))
    if ((await dispatch(holds('cart', move, true))) === true) await journal.strikeOut(move)
  }
}

/** Takes the product out of the cart and, 1.5 s later, into the wishlist (Spec §4). */
export function moveToWishlist(item: CartItem): AppThunk<Promise<void>> {
  return async (dispatch, getState, { journal }) => {
    const user = selectUserKey(getState())
    if (user === null) return
    const move: Move = {
      kind: 'move',
      id: crypto.randomUUID(),
      user,
      product: v.parse(ProductSchema, item),
      qty: item.qty,
    }
    const due = new Promise((resolve) => setTimeout(resolve, MOVE_DELAY_MS))
    await journal.alone(move, async () => {
      await journal.write(move)
      if (!(await dispatch(removeFromCart(item._id)))) {
        const stayed = await dispatch(holds('cart', move, true))
        if (stayed === true) await journal.strikeOut(move)
        // Unknown: the next start reads the cart and decides.
        if (stayed !== false) return
      }
      await due
      if (selectUserKey(getState()) === user) await dispatch(arrive(move))
    })
  }
}

/** Ends the moves that a reload, a logout or a lost connection has interrupted. */
export function resumeMoves(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { journal }) => {
    const user = selectUserKey(getState())
    if (user === null) return
    const isOpen = async ({ id }: Move) =>
      selectUserKey(getState()) === user &&
      (await journal.of(user)).some((entry) => entry.id === id)

    for (const move of await journal.of(user)) {
      if (move.kind !== 'move') continue
      await journal.alone(move, async () => {
        if (!(await isOpen(move))) return
        const inCart = await dispatch(holds('cart', move, true))
        if (inCart === true) await journal.strikeOut(move)
        else if (inCart === false) await dispatch(arrive(move))
      })
    }
  }
}
