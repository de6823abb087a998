import { createAction } from '@reduxjs/toolkit'
import type { AppThunk } from '../../store/types'
import { selectUserKey } from '../auth/authSlice'
import { addressApi } from './addressApi'
import type { NewAddress } from './addressFields'

const { addAddress, deleteAddress } = addressApi.endpoints

/** Save was pressed while a field was empty (Spec §5): nothing was sent. */
export const addressIncomplete = createAction('addresses/incomplete')

/**
 * Saves a new address and resolves to its _id, or to null if it wasn't saved. Nothing is sent if a
 * field is empty (Spec §5); there are no format checks.
 *
 * @param mayExist the address was perhaps saved before a reload, so it isn't sent without a look
 */
export function saveAddress(
  address: NewAddress,
  mayExist = false,
): AppThunk<Promise<string | null>> {
  return async (dispatch, getState) => {
    const user = selectUserKey(getState())
    if (user === null) return null
    if (Object.values(address).some((value) => value?.trim() === '')) {
      dispatch(addressIncomplete())
      return null
    }
    const reply = await dispatch(addAddress.initiate({ user, address, mayExist }, { track: false }))
    return reply.error === undefined ? address._id : null
  }
}

export function removeAddress(addressId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUserKey(getState())
    if (user !== null) await dispatch(deleteAddress.initiate({ user, addressId }, { track: false }))
  }
}
