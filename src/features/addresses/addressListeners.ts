import { isAnyOf } from '@reduxjs/toolkit'
import { addListListeners } from '../../sync/listListeners'
import type { StartListening } from '../../store/types'
import { addToasts } from '../../api/toasts'
import { loggedOut, loggedOutElsewhere } from '../auth/authSlice'
import { addressApi, addressList } from './addressApi'
import { clearAddressDraft } from './addressDraft'
import { addressFound, addressIncomplete, addressNotSent } from './addressThunks'
import { clearChosenAddress } from './chosenAddress'

const { addAddress, deleteAddress } = addressApi.endpoints

export function addAddressListeners(startListening: StartListening): void {
  addListListeners(startListening, addressList)
  addToasts(startListening, [
    [addressIncomplete.match, 'All fields are mandatory', 'warning'],
    [addAddress.matchFulfilled, 'New address added', 'success'],
    [addressFound.match, 'New address added', 'success'],
    [addAddress.matchRejected, 'Error in adding new address', 'error'],
    [addressNotSent.match, 'Error in adding new address', 'error'],
    [addressList.actions.notSent.match, 'Error in adding new address', 'error'],
    [deleteAddress.matchFulfilled, 'Address deleted', 'success'],
    [deleteAddress.matchRejected, 'Error in deleting address', 'error'],
  ])
  // Not `sessionEnded`: after the next login, the shopper continues.
  startListening({
    matcher: isAnyOf(loggedOut, loggedOutElsewhere),
    effect: () => {
      clearChosenAddress()
      clearAddressDraft()
    },
  })
}
