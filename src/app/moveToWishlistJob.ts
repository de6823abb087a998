import { nanoid } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { UNCONFIRMED } from '../sync/changes'
import { jobKind, startJob } from '../sync/jobs'
import type { AppThunk } from '../store/types'
import { type CartItem, CartItemSchema } from '../contract/entities'
import { selectUserKey } from '../features/auth/authSlice'
import { cartList, selectCart } from '../features/cart/cartApi'
import { restoreToCart } from '../features/cart/cartThunks'
import { wishlistList } from '../features/wishlist/wishlistApi'
import { alreadyWishlisted } from './moveListeners'

declare module '../store/types' {
  interface Services {
    /** Milliseconds between leaving the cart and joining the wishlist (Spec §4). */
    moveDelay: number
  }
}

/** The saved state of a move from the cart to the wishlist. */
const MoveSchema = v.object({
  id: v.string(),
  user: v.string(),
  kind: v.literal('moveToWishlist'),
  item: CartItemSchema,
  /** All lines of the product, which are removed together. */
  lines: v.array(CartItemSchema),
  /** 'removalFailed': the shopper has been told that the product stays, if it's still there. */
  status: v.picklist(['started', 'removalFailed', 'removed']),
})
type Move = v.InferOutput<typeof MoveSchema>

/** Removes a product from the cart and adds it to the wishlist 1.5 s later (Spec §4). */
export function moveToWishlist({ _id: id }: Pick<CartItem, '_id'>): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUserKey(getState())
    if (user === null) return
    const lines = selectCart(getState()).filter(({ _id }) => _id === id)
    const [item] = lines
    if (!item) return
    const move: Move = {
      id: nanoid(),
      user,
      kind: 'moveToWishlist',
      item,
      lines,
      status: 'started',
    }
    await dispatch(startJob(moveJob, move))
  }
}

export const moveJob = jobKind(MoveSchema, (move, { isFirstTry, save }) => async (dispatch) => {
  if (move.status !== 'removed') {
    const removal = await dispatch(isFirstTry ? removeLines(move, save) : resumeRemoval(move))
    if (removal !== 'removed') return removal === 'ended'
    await save({ ...move, status: 'removed' })
  }
  return dispatch(isFirstTry ? addAfterDelay(move) : resumeAddition(move))
})

/** 'ended': the product stays in the cart. */
type RemovalResult = 'removed' | 'ended' | 'unknown'

function removeLines(
  move: Move,
  save: (move: Move) => Promise<void>,
): AppThunk<Promise<RemovalResult>> {
  return async (dispatch) => {
    const outcome = await dispatch(cartList.removeItem(move.item._id))
    if (outcome === 'done') return 'removed'
    // Not a failure: the session has ended, and the same user may already have another one.
    if (outcome === 'dropped') return dispatch(resumeRemoval(move))
    if (outcome === 'refused') return 'ended'
    const failed: Move = { ...move, status: 'removalFailed' }
    await save(failed)
    return dispatch(resumeRemoval(failed))
  }
}

/** An interrupted or failed removal may have arrived. A line that was added later stays. */
function resumeRemoval({ user, item, status }: Move): AppThunk<Promise<RemovalResult>> {
  return async (dispatch) => {
    const cart = await dispatch(cartList.refetch(user))
    if (!cart) return 'unknown'
    const line = cart.find(({ _id }) => _id === item._id)
    if (!line) return 'removed'
    const isItsLine = item.createdAt === UNCONFIRMED || item.createdAt === line.createdAt
    if (status === 'removalFailed' || !isItsLine) return 'ended'
    const outcome = await dispatch(cartList.removeItem(item._id, { isQuiet: true }))
    if (outcome === 'done') return 'removed'
    return outcome === 'refused' ? 'ended' : 'unknown'
  }
}

const isInWishlist =
  ({ user, item }: Move): AppThunk<Promise<boolean | undefined>> =>
  async (dispatch) => {
    const items = await dispatch(wishlistList.refetch(user))
    return items?.some(({ _id }) => _id === item._id)
  }

/** Adds the product to the wishlist or, if that fails, puts it back into the cart. */
function addAfterDelay(move: Move): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { moveDelay }) => {
    await new Promise((resolve) => setTimeout(resolve, moveDelay))
    // After a logout, the next login resumes it.
    if (selectUserKey(getState()) !== move.user) return false
    const isShown = wishlistList.selectHas(getState(), move.item._id)
    // The shown wishlist may contain an addition that can still fail.
    const isWished = isShown === false ? false : await dispatch(isInWishlist(move))
    if (isWished === undefined) return false
    if (isWished) {
      dispatch(alreadyWishlisted())
      return true
    }
    const outcome = await dispatch(wishlistList.addItem(move.item))
    if (outcome === 'done') return true
    if (outcome === 'dropped') return dispatch(resumeAddition(move))
    const hasArrived = outcome === 'refused' ? false : await dispatch(isInWishlist(move))
    if (hasArrived === undefined) return false
    return hasArrived || dispatch(putBack(move))
  }
}

function putBack({ user, item, lines }: Move): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const cart = await dispatch(cartList.refetch(user))
    if (!cart) return false
    // If it's there again, the shopper has added it.
    if (cart.some(({ _id }) => _id === item._id)) return true
    return (await dispatch(restoreToCart(lines, { isQuiet: true }))) === 'done'
  }
}

/** A product in neither list ends up in the wishlist, without a toast. */
function resumeAddition(move: Move): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const isWished = await dispatch(isInWishlist(move))
    const cart = await dispatch(cartList.refetch(move.user))
    if (isWished === undefined || !cart) return false
    if (isWished || cart.some(({ _id }) => _id === move.item._id)) return true
    const outcome = await dispatch(wishlistList.addItem(move.item, { isQuiet: true }))
    return outcome === 'done' || (outcome === 'refused' && dispatch(putBack(move)))
  }
}
