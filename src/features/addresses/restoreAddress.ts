import { nanoid } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { AppThunk } from '../../app/store'
import type { Address } from '../../contract/entities'
import {
  cancelOperations,
  operationKind,
  startOperation,
  type StepResult,
} from '../../sync/pendingOperations'
import { selectUserKey } from '../auth/authSlice'
import { addressApi } from './addressApi'
import { NewAddressSchema } from './addressFields'

const { addAddress, getAddresses } = addressApi.endpoints

/** The restoration of a deleted address, in the operation log. */
const AddressRestorationSchema = v.object({
  id: v.string(),
  user: v.string(),
  kind: v.literal('restoreAddress'),
  address: NewAddressSchema,
})
type AddressRestoration = v.InferOutput<typeof AddressRestorationSchema>

/** Undoes the deletion of an address, even if a reload or a failure interrupts that. */
export function restoreAddress(deleted: Address): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUserKey(getState())
    if (user === null) return
    const address = v.parse(NewAddressSchema, deleted)
    const restoration: AddressRestoration = { id: nanoid(), user, kind: 'restoreAddress', address }
    await dispatch(startOperation(restoration))
  }
}

/** For an address that the shopper deletes again. */
export function cancelAddressRestorations(
  user: string,
  addressId: string,
): AppThunk<Promise<void>> {
  return cancelOperations(
    user,
    (operation) => v.is(AddressRestorationSchema, operation) && operation.address._id === addressId,
  )
}

function restore(
  { user, address }: AddressRestoration,
  isRepeated: boolean,
): AppThunk<Promise<StepResult<AddressRestoration>>> {
  return async (dispatch) => {
    if (isRepeated) {
      // An earlier attempt may have succeeded although its reply was lost.
      const list = getAddresses.initiate(user, { subscribe: false, forceRefetch: true })
      const { data, isSuccess } = await dispatch(list)
      if (!isSuccess) return 'blocked'
      if (data.some(({ _id }) => _id === address._id)) return 'finished'
    }
    const addition = addAddress.initiate({ user, address, isUndo: true }, { track: false })
    return (await dispatch(addition)).error ? 'blocked' : 'finished'
  }
}

export const addressRestorationOperation = operationKind(
  AddressRestorationSchema,
  (restoration, { isResumed, isFirst }) => restore(restoration, isResumed || !isFirst),
)
