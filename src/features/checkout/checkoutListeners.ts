import type { StartListening } from '../../app/store'
import { addToasts } from '../../app/toasts'
import { paymentElsewhere, paymentUnavailable } from './orderPayment'

export function addCheckoutListeners(startListening: StartListening): void {
  addToasts(startListening, [
    [paymentUnavailable.match, 'Payment could not be loaded. Please try again.', 'error'],
    [paymentElsewhere.match, 'A payment is already open in another tab.', 'info'],
  ])
}
