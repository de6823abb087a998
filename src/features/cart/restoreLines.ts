import { nanoid } from '@reduxjs/toolkit'
import * as v from 'valibot'
import {
  cancelOperations,
  isPending,
  operationKind,
  startOperation,
  type StepResult,
} from '../../sync/pendingOperations'
import type { AppThunk } from '../../store/types'
import { type CartItem, CartItemSchema, ProductSchema } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'
import { cartApi, refetchCart } from './cartApi'
import { missingFrom } from './missingFrom'

const { addToCart, changeQty } = cartApi.endpoints
const untracked = { track: false } as const

/** The restoration of a product's cart lines, in the operation log. */
const LineRestorationSchema = v.object({
  id: v.string(),
  user: v.string(),
  kind: v.literal('restoreLines'),
  item: CartItemSchema,
  /** Every line that left: the backend removes all lines of a product at once. */
  lines: v.array(CartItemSchema),
  /** 'added' once one of them is back: if none is there later, the shopper has removed them. */
  status: v.picklist(['started', 'added']),
})
export type LineRestoration = v.InferOutput<typeof LineRestorationSchema>

type Step = (restoration: LineRestoration) => AppThunk<Promise<StepResult<LineRestoration>>>

/** Continues an operation that has removed lines from the cart and must restore them. */
export function restorationOf({
  id,
  user,
  item,
  lines,
}: Pick<LineRestoration, 'id' | 'user' | 'item' | 'lines'>): LineRestoration {
  return { kind: 'restoreLines', id, user, item, lines, status: 'started' }
}

/** Undoes the removal of a product's lines, even if a reload or a failure interrupts that. */
export function restoreLines(item: CartItem, lines: CartItem[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUserKey(getState())
    if (user !== null)
      await dispatch(startOperation(restorationOf({ id: nanoid(), user, item, lines })))
  }
}

/** For a product that the shopper removes again. */
export function cancelRestorations(user: string, productId: string): AppThunk<Promise<void>> {
  return cancelOperations(
    user,
    (operation) => v.is(LineRestorationSchema, operation) && operation.item._id === productId,
  )
}

const add =
  ({ user, item }: LineRestoration): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const product = v.parse(ProductSchema, item)
    return !(await dispatch(addToCart.initiate({ user, product }, untracked))).error
  }

/** Raises the quantity; resolves to true if every increment has succeeded. */
const raise =
  ({ user, item }: LineRestoration, by: number): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const increment = { user, productId: item._id, type: 'increment' } as const
    const replies = await Promise.all(
      Array.from({ length: by }, () => dispatch(changeQty.initiate(increment, untracked))),
    )
    return replies.every(({ error }) => !error)
  }

/** Refetches the cart and restores the next part that is missing. */
const restoreStep: Step = (restoration) => async (dispatch) => {
  const { user, item, lines, status } = restoration
  const cart = await dispatch(refetchCart(user))
  if (!cart) return 'blocked'
  const present = cart.filter(({ _id }) => _id === item._id)
  if (present.length === 0 && status === 'added') return 'finished'
  const missing = missingFrom(present, lines)
  if (!missing) return 'finished'
  if (missing.kind === 'quantity')
    return (await dispatch(raise(restoration, missing.by))) ? restoration : 'blocked'
  if (!(await dispatch(isPending(restoration)))) return 'blocked'
  return (await dispatch(add(restoration))) ? { ...restoration, status: 'added' } : 'blocked'
}

/** An undo sends everything at once; `restoreStep` completes what fails. */
const undoStep: Step = (restoration) => async (dispatch) => {
  const [isAdded, isRaised] = await Promise.all([
    dispatch(add(restoration)),
    dispatch(raise(restoration, Math.max(0, restoration.item.qty - 1))),
  ])
  if (!isAdded) return 'blocked'
  return isRaised ? 'finished' : { ...restoration, status: 'added' }
}

export const lineRestorationOperation = operationKind(
  LineRestorationSchema,
  (restoration, { isResumed, isFirst }) =>
    isResumed || !isFirst || restoration.lines.length > 1
      ? restoreStep(restoration)
      : undoStep(restoration),
)
