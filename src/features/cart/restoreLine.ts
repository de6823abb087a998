import { nanoid } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { operationKind, startOperation, type StepResult } from '../../sync/pendingOperations'
import type { AppThunk } from '../../app/store'
import { type CartItem, CartItemSchema, ProductSchema } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'
import { cartApi, refetchCart } from './cartApi'

const { addToCart, changeQty } = cartApi.endpoints
const untracked = { track: false } as const

/** The undo of a removal in the operation log: a line on its way back into the cart. */
const LineRestorationSchema = v.object({
  id: v.string(),
  user: v.string(),
  kind: v.literal('restoreLine'),
  item: CartItemSchema,
  status: v.picklist(['started', 'added']),
})
type LineRestoration = v.InferOutput<typeof LineRestorationSchema>

interface Line {
  user: string
  item: CartItem
}

const add =
  ({ user, item }: Line): AppThunk<Promise<CartItem[] | undefined>> =>
  async (dispatch) => {
    const product = v.parse(ProductSchema, item)
    return (await dispatch(addToCart.initiate({ user, product }, untracked))).data
  }

/** Raises the quantity to the line's; resolves to whether every increment has succeeded. */
const raise =
  ({ user, item }: Line, from: number): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const increment = { user, productId: item._id, type: 'increment' } as const
    const replies = await Promise.all(
      Array.from({ length: Math.max(0, item.qty - from) }, () =>
        dispatch(changeQty.initiate(increment, untracked)),
      ),
    )
    return replies.every(({ error }) => !error)
  }

/**
 * Reads the cart and puts back what it lacks of a line: the line itself, unless `mayAdd` is false,
 * and the rest of its quantity. Resolves to whether nothing is left to do.
 */
export function completeLine(line: Line, mayAdd: boolean): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const find = (cart: CartItem[] | undefined) => cart?.find(({ _id }) => _id === line.item._id)
    const cart = await dispatch(refetchCart(line.user))
    if (!cart) return false
    const found = find(cart)
    // It was added before: the shopper has removed it again.
    if (!found && !mayAdd) return true
    const present = found ?? find(await dispatch(add(line)))
    return present !== undefined && (await dispatch(raise(line, present.qty)))
  }
}

/** Undoes the removal of a line: it comes back with its quantity, whatever interrupts that. */
export function restoreLine(item: CartItem): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUserKey(getState())
    if (user === null) return
    const restoration: LineRestoration = {
      kind: 'restoreLine',
      id: nanoid(),
      user,
      item,
      status: 'started',
    }
    await dispatch(startOperation(restoration))
  }
}

/** At first everything is sent at once; interrupted or failed, the cart is read before. */
function continueRestoration(
  restoration: LineRestoration,
  isResumed: boolean,
): AppThunk<Promise<StepResult<LineRestoration>>> {
  return async (dispatch) => {
    const isAdded = restoration.status === 'added'
    if (isResumed || isAdded)
      return (await dispatch(completeLine(restoration, !isAdded))) ? 'finished' : 'blocked'
    const [cart, isRaised] = await Promise.all([
      dispatch(add(restoration)),
      dispatch(raise(restoration, 1)),
    ])
    if (!cart) return 'blocked'
    return isRaised ? 'finished' : { ...restoration, status: 'added' }
  }
}

export const restoreLineOperation = operationKind(
  LineRestorationSchema,
  (restoration, { isResumed }) => continueRestoration(restoration, isResumed),
)
