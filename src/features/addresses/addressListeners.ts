import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { isSilent } from '../../app/api'
import type { StartListening } from '../../app/store'
import { selectUserKey } from '../auth/authSlice'
import { toast } from '../../notifications/toast'
import { addressApi } from './addressApi'

const { getAddresses, addAddress, deleteAddress } = addressApi.endpoints

/** Save was pressed while a field was empty (Spec §5): nothing was sent. */
export const addressIncomplete = createAction('addresses/incomplete')

/** The address toasts (Spec §8). A failed reading is only logged. */
export function addAddressListeners(startListening: StartListening): void {
  startListening({
    actionCreator: addressIncomplete,
    effect: () => {
      toast('All fields are mandatory', 'warning')
    },
  })
  startListening({
    matcher: addAddress.matchFulfilled,
    effect: () => {
      toast('New address added', 'success')
    },
  })
  startListening({
    matcher: addAddress.matchRejected,
    effect: (action) => {
      if (!isSilent(action)) toast('Error in adding new address', 'error')
    },
  })
  startListening({
    matcher: deleteAddress.matchFulfilled,
    effect: () => {
      toast('Address deleted', 'success')
    },
  })
  startListening({
    matcher: deleteAddress.matchRejected,
    effect: (action) => {
      if (!isSilent(action)) toast('Error in deleting address', 'error')
    },
  })
  startListening({
    matcher: getAddresses.matchRejected,
    effect: (action) => {
      if (!isSilent(action)) console.warn('The addresses could not be read.', action.payload)
    },
  })
  startListening({
    matcher: isAnyOf(
      addAddress.matchFulfilled,
      addAddress.matchRejected,
      deleteAddress.matchFulfilled,
      deleteAddress.matchRejected,
    ),
    effect: (_action, listener) => {
      const user = selectUserKey(listener.getState())
      if (user !== null) listener.extra.news.tell({ list: 'Addresses', user })
    },
  })
}
