import { nanoid } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { AppThunk } from '../../app/store'
import { AddressFieldsSchema, type Address } from '../../contract/entities'
import {
  cancelOperations,
  operationKind,
  startOperation,
  type StepResult,
} from '../../sync/pendingOperations'
import { selectUserKey } from '../auth/authSlice'
import { addressApi } from './addressApi'

const { addAddress, getAddresses } = addressApi.endpoints

/** What is sent of an address: its timestamps are the backend's. */
const SentAddress = v.object({
  ...AddressFieldsSchema.entries,
  _id: v.string(),
  tag: v.optional(v.string()),
})

/** A deleted address on its way back, in the operation log. */
const AddressRestorationSchema = v.object({
  id: v.string(),
  user: v.string(),
  kind: v.literal('restoreAddress'),
  address: SentAddress,
})
type AddressRestoration = v.InferOutput<typeof AddressRestorationSchema>

/** Undoes the deletion of an address: it comes back, whatever interrupts that. */
export function restoreAddress(deleted: Address): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUserKey(getState())
    if (user === null) return
    const address = v.parse(SentAddress, deleted)
    const restoration: AddressRestoration = { id: nanoid(), user, kind: 'restoreAddress', address }
    await dispatch(startOperation(restoration))
  }
}

/** What the shopper deletes again doesn't come back any more. */
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
      // An earlier try may have arrived, although its reply was lost.
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
