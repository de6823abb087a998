import { isAnyOf } from '@reduxjs/toolkit'
import { sessionEnded } from '@/api/api'
import { loggedOut, loggedOutElsewhere } from '@/features/auth/authSlice'
import type { StartListening } from '@/store/types'
import { addToasts } from '@/sync/toastListeners'
import { paidNotCleared, paymentElsewhere, paymentUnavailable } from './checkoutEvents'
import { receiptStorage } from './receiptStorage'

export function addCheckoutListeners(startListening: StartListening): void {
  addToasts(startListening, [
    [paidNotCleared.match, 'Cart error', 'error'],
    [paymentUnavailable.match, "We couldn't load the payment. Please try again.", 'error'],
    [paymentElsewhere.match, 'You already have a payment open in another tab.', 'info'],
  ])
  startListening({
    matcher: isAnyOf(loggedOut, loggedOutElsewhere, sessionEnded),
    effect: receiptStorage.clear,
  })
}
