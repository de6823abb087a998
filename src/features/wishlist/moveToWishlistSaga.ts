import { createAction, nanoid } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { operationKind, startOperation, type StepResult } from '../../sync/pendingOperations'
import type { AppThunk } from '../../app/store'
import { type CartItem, CartItemSchema, ProductSchema } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'
import { cartApi, refetchCart, selectCart } from '../cart/cartApi'
import { type LineRestoration, restorationOf } from '../cart/restoreLines'
import { wishlistApi } from './wishlistApi'

const { removeFromCart } = cartApi.endpoints
const { getWishlist, addToWishlist } = wishlistApi.endpoints
const untracked = { track: false } as const

/** 'Move to Wishlist' in the operation log: a product on its way from the cart to the wishlist. */
const MoveSchema = v.object({
  id: v.string(),
  user: v.string(),
  kind: v.literal('moveToWishlist'),
  item: CartItemSchema,
  /** All lines of the product: they leave the cart together. */
  lines: v.array(CartItemSchema),
  status: v.picklist(['started', 'removalFailed', 'removed']),
})
type Move = v.InferOutput<typeof MoveSchema>

type Step = (move: Move) => AppThunk<Promise<StepResult<Move | LineRestoration>>>

/** 'Move to Wishlist' found the product there already. */
export const alreadyWishlisted = createAction('wishlist/alreadyWishlisted')

/** Takes a product out of the cart and, 1.5 s later, into the wishlist (Spec §4). */
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
 * The move as a saga. Started: the line is to leave the cart. Removed: the product is to join the
 * wishlist; where that fails, the move turns into the restoration of its lines. A failed removal
 * ends the move, once it's known that the line is still there.
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
  // Cut short by a logout, it is left to the next login.
  if (selectUserKey(getState()) !== user) return 'blocked'
  return { ...move, status: 'removalFailed' }
}

/** A removal that was interrupted or has failed may have arrived; a line added later stays. */
const checkRemoval: Step = (move) => async (dispatch) => {
  const cart = await dispatch(refetchCart(move.user))
  if (!cart) return 'blocked'
  const line = lineOf(cart, move)
  if (!line) return { ...move, status: 'removed' }
  const isOpen = move.status === 'started' && line.createdAt === move.item.createdAt
  return isOpen ? dispatch(removeStep(move)) : 'finished'
}

/**
 * Whether the wishlist holds the product, as far as the screen knows it or, `fresh`, as the server
 * says now. Undefined when it can't be read or the session is no longer the move's.
 */
function isWished({ user, item }: Move, fresh: boolean): AppThunk<Promise<boolean | undefined>> {
  return async (dispatch, getState) => {
    if (selectUserKey(getState()) !== user) return undefined
    // Without force, a list whose last reading has failed would not be read again.
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
    // What is shown may be an addition under way, which can still fail.
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
    // If it's there again, the shopper has put it back.
    return lineOf(cart, move) ? 'finished' : restorationOf(move)
  }
