import { createAction } from '@reduxjs/toolkit'
import { isExpectedRejection } from '../../app/api'
import { addListListeners } from '../../app/optimisticList'
import type { StartListening } from '../../app/store'
import { toast } from '../../notifications/toast'
import { addressApi, addressList } from './addressApi'

const { addAddress, deleteAddress } = addressApi.endpoints

/** Save was pressed while a field was empty (Spec §5): nothing was sent. */
export const addressIncomplete = createAction('addresses/incomplete')

/** The address toasts (Spec §8). */
export function addAddressListeners(startListening: StartListening): void {
  addListListeners(startListening, addressList)
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
      if (!isExpectedRejection(action)) toast('Error in adding new address', 'error')
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
      if (!isExpectedRejection(action)) toast('Error in deleting address', 'error')
    },
  })
}
