import { isAnyOf } from '@reduxjs/toolkit'
import { addListListeners } from '../../sync/optimisticList'
import type { StartListening } from '../../store/types'
import { addToasts } from '../../api/toasts'
import { loggedOut, loggedOutElsewhere } from '../auth/authSlice'
import { addressApi, addressList } from './addressApi'
import { clearAddressDraft } from './addressDraft'
import { addressRestoration } from './addressRestoration'
import { addressIncomplete } from './addressThunks'
import { clearChosenAddress } from './chosenAddress'

const { addAddress, deleteAddress } = addressApi.endpoints

export function addAddressListeners(startListening: StartListening): void {
  addListListeners(startListening, addressList)
  addToasts(startListening, [
    [addressIncomplete.match, 'All fields are mandatory', 'warning'],
    [addAddress.matchFulfilled, 'New address added', 'success'],
    [addAddress.matchRejected, 'Error in adding new address', 'error'],
    [deleteAddress.matchFulfilled, 'Address deleted', 'success'],
    [deleteAddress.matchRejected, 'Error in deleting address', 'error'],
  ])
  startListening({
    matcher: deleteAddress.matchPending,
    effect: async ({ meta }, { dispatch }) => {
      const { user, addressId } = meta.arg.originalArgs
      await dispatch(addressRestoration.cancel(user, addressId))
    },
  })
  // Not `sessionEnded`: after the next login, the shopper continues.
  startListening({
    matcher: isAnyOf(loggedOut, loggedOutElsewhere),
    effect: () => {
      clearChosenAddress()
      clearAddressDraft()
    },
  })
}
