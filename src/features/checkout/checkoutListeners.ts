import type { StartListening } from '../../app/store'
import { toast } from '../../notifications/toast'
import { paymentElsewhere, paymentUnavailable } from './orderPayment'

/** The payment's toasts (Spec §8). */
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
}
