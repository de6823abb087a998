import { nanoid } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { AppThunk } from '../../app/store'
import { ProductSchema, type WishlistItem } from '../../contract/entities'
import {
  cancelOperations,
  operationKind,
  startOperation,
  type StepResult,
} from '../../sync/pendingOperations'
import { selectUserKey } from '../auth/authSlice'
import { wishlistApi } from './wishlistApi'

const { addToWishlist, getWishlist } = wishlistApi.endpoints

/** The restoration of a product that was removed from the wishlist, in the operation log. */
const WishlistRestorationSchema = v.object({
  id: v.string(),
  user: v.string(),
  kind: v.literal('restoreWishlistItem'),
  product: ProductSchema,
})
type WishlistRestoration = v.InferOutput<typeof WishlistRestorationSchema>

/** Undoes the removal of a product, even if a reload or a failure interrupts that. */
export function restoreWishlistItem(removed: WishlistItem): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUserKey(getState())
    if (user === null) return
    const product = v.parse(ProductSchema, removed)
    const kind = 'restoreWishlistItem'
    const restoration: WishlistRestoration = { id: nanoid(), user, kind, product }
    await dispatch(startOperation(restoration))
  }
}

/** For a product that the shopper removes again. */
export function cancelWishlistRestorations(
  user: string,
  productId: string,
): AppThunk<Promise<void>> {
  return cancelOperations(
    user,
    (operation) =>
      v.is(WishlistRestorationSchema, operation) && operation.product._id === productId,
  )
}

function restore(
  { user, product }: WishlistRestoration,
  isRepeated: boolean,
): AppThunk<Promise<StepResult<WishlistRestoration>>> {
  return async (dispatch) => {
    if (isRepeated) {
      // An earlier attempt may have succeeded although its reply was lost.
      const list = getWishlist.initiate(user, { subscribe: false, forceRefetch: true })
      const { data, isSuccess } = await dispatch(list)
      if (!isSuccess) return 'blocked'
      if (data.some(({ _id }) => _id === product._id)) return 'finished'
    }
    const addition = addToWishlist.initiate({ user, product }, { track: false })
    return (await dispatch(addition)).error ? 'blocked' : 'finished'
  }
}

export const wishlistRestorationOperation = operationKind(
  WishlistRestorationSchema,
  (restoration, { isResumed, isFirst }) => restore(restoration, isResumed || !isFirst),
)
