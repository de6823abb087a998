import { createAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { Address } from '@/contract/entities'
import { selectUserKey } from '@/features/auth/authSlice'
import type { AppThunk } from '@/store/types'
import { UNCONFIRMED } from '@/sync/changes'
import { addressList } from './addressApi'
import { type NewAddress, NewAddressSchema } from './addressFields'

/** Save was pressed while a field was empty (Spec §5): nothing was sent. */
export const addressIncomplete = createAction('addresses/incomplete')
/** An address whose first request had seemed to fail has turned out to be saved. */
export const addressFound = createAction('addresses/found')
/** An address wasn't sent, because the list or its former version was in the way. */
export const addressNotSent = createAction('addresses/notSent')

function isSame(saved: NewAddress, address: NewAddress): boolean {
  const [one, other] = [saved, address].map((it) => JSON.stringify(v.parse(NewAddressSchema, it)))
  return one === other
}

/** 'saved' as it is, 'absent' (perhaps since now), or 'unknown'. */
function findSaved(address: NewAddress): AppThunk<Promise<'saved' | 'absent' | 'unknown'>> {
  return async (dispatch, getState) => {
    const user = selectUserKey(getState()) ?? ''
    const list = await dispatch(addressList.refetch(user))
    if (!list) return 'unknown'
    const saved = list.find(({ _id }) => _id === address._id)
    if (!saved) return 'absent'
    if (isSame(saved, address)) return 'saved'
    // It has been edited since.
    const removal = await dispatch(addressList.quietly(user, addressList.removal(address._id)))
    return removal === 'done' ? 'absent' : 'unknown'
  }
}

/**
 * Saves a new address; resolves to true once it's saved. Nothing is sent if a field is empty (Spec
 * §5); there are no format checks.
 *
 * @param readFirst an earlier attempt may have reached the backend, so that the list is read first
 */
export function saveAddress(address: NewAddress, readFirst = false): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    if (Object.values(address).some((value) => value?.trim() === '')) {
      dispatch(addressIncomplete())
      return false
    }
    const found = readFirst ? await dispatch(findSaved(address)) : 'absent'
    if (found === 'saved') dispatch(addressFound())
    if (found === 'saved') return true
    if (found === 'unknown') {
      dispatch(addressNotSent())
      return false
    }
    const item = { ...address, createdAt: UNCONFIRMED, updatedAt: UNCONFIRMED }
    return (await dispatch(addressList.addItem(item))) === 'done'
  }
}

export const removeAddress = (addressId: string) => addressList.removeItem(addressId)

/** Undoes the deletion of an address; the backend sets new timestamps. */
export const restoreAddress = (address: Address) => addressList.addItem(address)
