import { createAction, nanoid } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { operationKind, startOperation, type StepResult } from '../../sync/pendingOperations'
import type { AppThunk } from '../../store/types'
import { type CartItem, CartItemSchema, ProductSchema } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'
import { cartApi, NOT_YET, refetchCart, selectCart } from '../cart/cartApi'
import { type LineRestoration, restorationOf } from '../cart/restoreLines'
import { wishlistApi } from './wishlistApi'

declare module '../../store/types' {
  interface Services {
    /** Milliseconds between leaving the cart and joining the wishlist (Spec §4). */
    moveDelay: number
  }
}

const { removeFromCart } = cartApi.endpoints
const { getWishlist, addToWishlist } = wishlistApi.endpoints
const untracked = { track: false } as const

/** 'Move to Wishlist' in the operation log. */
const MoveSchema = v.object({
  id: v.string(),
  user: v.string(),
  kind: v.literal('moveToWishlist'),
  item: CartItemSchema,
  /** All lines of the product, which are removed together. */
  lines: v.array(CartItemSchema),
  status: v.picklist(['started', 'removalFailed', 'removed']),
})
type Move = v.InferOutput<typeof MoveSchema>

type Step = (move: Move) => AppThunk<Promise<StepResult<Move | LineRestoration>>>

/** 'Move to Wishlist' found the product in the wishlist. */
export const alreadyWishlisted = createAction('wishlist/alreadyWishlisted')

/** Removes a product from the cart and adds it to the wishlist 1.5 s later (Spec §4). */
export function moveToWishlist(item: CartItem): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUserKey(getState())
    if (user === null) return
    const lines = selectCart(getState()).filter(({ _id }) => _id === item._id)
    const move: Move = {
      kind: 'moveToWishlist',
      id: nanoid(),
      user,
      item,
      lines,
      status: 'started',
    }
    await dispatch(startOperation(move))
  }
}

/**
 * The move as a saga. When started, it removes the lines from the cart. When removed, it adds the
 * product to the wishlist; if that fails, it restores the lines. A failed removal ends the move
 * once the lines are known to be still there.
 */
function continueMove(move: Move, isInterrupted: boolean): ReturnType<Step> {
  switch (move.status) {
    case 'started':
      return isInterrupted ? checkRemoval(move) : removeStep(move)
    case 'removalFailed':
      return checkRemoval(move)
    case 'removed':
      return addStep(move)
  }
}

export const moveOperation = operationKind(MoveSchema, (move, { isResumed, isFirst }) =>
  continueMove(move, isResumed && isFirst),
)

const lineOf = (cart: readonly CartItem[], { item }: Move) =>
  cart.find(({ _id }) => _id === item._id)

const removeStep: Step = (move) => async (dispatch, getState) => {
  const { user, item } = move
  const removed = await dispatch(removeFromCart.initiate({ user, productId: item._id }, untracked))
  if (!removed.error) return { ...move, status: 'removed' }
  // After a logout, the next login resumes it.
  if (selectUserKey(getState()) !== user) return 'blocked'
  return { ...move, status: 'removalFailed' }
}

/** An interrupted or failed removal may have arrived. A line added later stays. */
const checkRemoval: Step = (move) => async (dispatch) => {
  const cart = await dispatch(refetchCart(move.user))
  if (!cart) return 'blocked'
  const line = lineOf(cart, move)
  if (!line) return { ...move, status: 'removed' }
  const { createdAt } = move.item
  const isItsLine = createdAt === NOT_YET || createdAt === line.createdAt
  return move.status === 'started' && isItsLine ? dispatch(removeStep(move)) : 'finished'
}

/**
 * Whether the wishlist contains the product, according to the cache or, if `fresh`, the server.
 * Undefined if it can't be read or the session is no longer the move's.
 */
function isWished({ user, item }: Move, fresh: boolean): AppThunk<Promise<boolean | undefined>> {
  return async (dispatch, getState) => {
    if (selectUserKey(getState()) !== user) return undefined
    // Without `forceRefetch`, a failed query wouldn't be retried.
    const forceRefetch = fresh || getWishlist.select(user)(getState()).isError
    const { data, isSuccess } = await dispatch(
      getWishlist.initiate(user, { subscribe: false, forceRefetch }),
    )
    if (!isSuccess || selectUserKey(getState()) !== user) return undefined
    return data.some(({ _id }) => _id === item._id)
  }
}

const addStep: Step =
  (move) =>
  async (dispatch, _getState, { moveDelay }) => {
    const { user, item } = move
    await new Promise((resolve) => setTimeout(resolve, moveDelay))
    const isShown = await dispatch(isWished(move, false))
    // The cached product may be a pending addition, which can still fail.
    const wished = isShown === true ? await dispatch(isWished(move, true)) : isShown
    if (wished === undefined) return 'blocked'
    if (wished) {
      dispatch(alreadyWishlisted())
      return 'finished'
    }
    const product = v.parse(ProductSchema, item)
    const added = await dispatch(addToWishlist.initiate({ user, product }, untracked))
    if (!added.error) return 'finished'
    const hasArrived = await dispatch(isWished(move, true))
    if (hasArrived === undefined) return 'blocked'
    if (hasArrived) return 'finished'
    const cart = await dispatch(refetchCart(user))
    if (!cart) return 'blocked'
    // If it's there again, the shopper has added it.
    return lineOf(cart, move) ? 'finished' : restorationOf(move)
  }
