import type { StartListening } from '../../app/store'
import { toast } from '../../notifications/toast'
import { isAnyOf } from '@reduxjs/toolkit'
import { api } from '../../app/api'
import { sessionStarted } from '../auth/authSlice'
import { resumeEmptying } from './emptyCart'
import { paymentElsewhere, paymentUnavailable } from './orderPayment'

/** The payment's toasts (Spec §8), and what a paid order has left to do. */
export function addCheckoutListeners(startListening: StartListening): void {
  startListening({
    actionCreator: paymentUnavailable,
    effect: () => {
      toast('Payment could not be loaded. Please try again.', 'error')
    },
  })
  startListening({
    actionCreator: paymentElsewhere,
    effect: () => {
      toast('A payment is already open in another tab.', 'info')
    },
  })
  startListening({
    matcher: isAnyOf(sessionStarted, api.internalActions.onOnline),
    effect: async (_action, { dispatch }) => {
      await dispatch(resumeEmptying())
    },
  })
}
