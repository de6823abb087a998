import { createAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { Move } from '../../app/journal'
import type { AppThunk } from '../../app/store'
import { type CartItem, ProductSchema } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'
import { cartNow } from '../cart/cartApi'
import { addToCart, increaseQty, removeFromCart } from '../cart/cartChanges'
import { wishlistApi } from './wishlistApi'

/** Milliseconds until a move that could not be ended is tried again. */
const RETRY_MS = 10_000

/** How often a product is put back before that is left to the next try. */
const ROUNDS = 3

/** 'Move to Wishlist' found the product there already. */
export const alreadyWishlisted = createAction('wishlist/alreadyWishlisted')

/**
 * Whether the wishlist holds the product, as far as the screen knows it or, `fresh`, as the
 * backend says now. Undefined when it can't be read or the session is no longer the move's.
 */
function isWished({ user, product }: Move, fresh: boolean): AppThunk<Promise<boolean | undefined>> {
  return async (dispatch, getState) => {
    if (selectUserKey(getState()) !== user) return undefined
    const { select, initiate } = wishlistApi.endpoints.getWishlist
    // Without force, a list whose last reading has failed would not be read again.
    const forceRefetch = fresh || select(user)(getState()).isError
    const { data, isSuccess } = await dispatch(initiate(user, { subscribe: false, forceRefetch }))
    if (!isSuccess || selectUserKey(getState()) !== user) return undefined
    return data.some(({ _id }) => _id === product._id)
  }
}

/** Puts a product whose move failed back into the cart, as it was; tells whether it is there. */
function putBack({ user, product, qty }: Move): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const cart = await dispatch(cartNow(user))
      if (!cart) return false
      const line = cart.find(({ _id }) => _id === product._id)
      // In the first round it is the shopper who has put it there meanwhile.
      if (line && (round === 0 || line.qty >= qty)) return true
      if (!line) await dispatch(addToCart(product))
      const missing = Math.max(0, qty - (line?.qty ?? 1))
      await Promise.all(Array.from({ length: missing }, () => dispatch(increaseQty(product._id))))
    }
    const cart = await dispatch(cartNow(user))
    return cart?.some(({ _id }) => _id === product._id) ?? false
  }
}

/** The second half, into the wishlist unless it is there, else back; tells whether it has ended. */
function arrive(move: Move): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { journal }) => {
    const { user, product } = move
    const isShown = await dispatch(isWished(move, false))
    // What is shown may be a wish under way, which can still fail.
    const wished = isShown === true ? await dispatch(isWished(move, true)) : isShown
    if (wished === undefined) return false
    if (wished) {
      dispatch(alreadyWishlisted())
      return true
    }
    const { addToWishlist } = wishlistApi.endpoints
    const added = await dispatch(addToWishlist.initiate({ user, product }, { track: false }))
    if (!added.error) return true
    const hasArrived = await dispatch(isWished(move, true))
    if (hasArrived === undefined) return false
    if (hasArrived) return true
    await journal.write({ ...move, hasLeft: false })
    return dispatch(putBack(move))
  }
}

/** The first half, out of the cart. Cut short by a logout, it is left to the next login. */
function leave(move: Move): AppThunk<Promise<Move>> {
  return async (dispatch, getState, { journal }) => {
    const hasLeft = await dispatch(removeFromCart(move.product._id))
    if (selectUserKey(getState()) !== move.user) return move
    const tried = { ...move, hasLeft }
    await journal.write(tried)
    return tried
  }
}

/** Ends a move from where it is; tells whether it has ended. */
function goOn(move: Move): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    if (move.hasLeft) return dispatch(arrive(move))
    const cart = await dispatch(cartNow(move.user))
    if (!cart) return false
    if (!cart.some(({ _id }) => _id === move.product._id)) return dispatch(arrive(move))
    // Where taking it out has failed, that was told, and the move has ended.
    return move.hasLeft === false || (await dispatch(goOn(await dispatch(leave(move)))))
  }
}

/** Ends a move and strikes it out, or tries again later. */
function end(move: Move): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { journal }) => {
    if (await dispatch(goOn(move))) await journal.strikeOut(move)
    else setTimeout(() => void dispatch(resumeMoves()), RETRY_MS)
  }
}

/** Takes the product out of the cart and, 1.5 s later, into the wishlist (Spec §4). */
export function moveToWishlist(item: CartItem): AppThunk<Promise<void>> {
  return async (dispatch, getState, { journal, moveDelay }) => {
    const user = selectUserKey(getState())
    if (user === null) return
    const product = v.parse(ProductSchema, item)
    const move = { kind: 'move' as const, id: crypto.randomUUID(), user, product, qty: item.qty }
    const due = new Promise((resolve) => setTimeout(resolve, moveDelay))
    await journal.alone(move, async () => {
      await journal.write(move)
      const tried = await dispatch(leave(move))
      await due
      await dispatch(end(tried))
    })
  }
}

/** Ends the moves that a reload, a logout or a lost connection has interrupted. */
export function resumeMoves(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { journal }) => {
    const user = selectUserKey(getState())
    if (user === null) return
    for (const { id } of await journal.of(user))
      await journal.alone({ id }, async () => {
        const move = (await journal.of(user)).find((entry) => entry.id === id)
        if (move?.kind === 'move') await dispatch(end(move))
      })
  }
}
