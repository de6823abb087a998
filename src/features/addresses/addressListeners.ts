import { isAnyOf } from '@reduxjs/toolkit'
import { lists } from '@/contract/lists'
import { loggedOut, loggedOutElsewhere } from '@/features/auth/authSlice'
import type { StartListening } from '@/store/types'
import { addToasts } from '@/sync/toastListeners'
import { addressFound, addressIncomplete, addressNotSent } from './addressThunks'
import { clearDelivery } from './delivery'

const { added, notAdded } = lists.address.toasts

export function addAddressListeners(startListening: StartListening): void {
  addToasts(startListening, [
    [addressIncomplete.match, 'All fields are mandatory', 'warning'],
    [addressFound.match, added, 'success'],
    [addressNotSent.match, notAdded, 'error'],
  ])
  // Not `sessionEnded`: after the next login, the shopper continues.
  startListening({
    matcher: isAnyOf(loggedOut, loggedOutElsewhere),
    effect: clearDelivery,
  })
}
