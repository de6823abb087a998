import type { PaymentOutcome } from './paymentScope'

/**
 * - `starting`: pressed; the widget isn't open yet.
 * - `open`: the widget is open. When it's dismissed, it returns the focus to the button before it reports
 *   that, so the button must be enabled by then.
 * - `saving`: the payment has succeeded, and the order is being saved.
 * - `paid`: the order is saved, and the receipt follows.
 * - `changed`: the cart has changed, and the new amount is offered.
 * - `ending`: the payment holds its lock, or the page its history entry, until both are released. The
 *   next payment must wait for that: it couldn't get the lock, or would end when the entry is left.
 * - `queued`: the next payment, pressed while the last one is ending.
 */
type PaymentStatus =
  'idle' | 'starting' | 'open' | 'saving' | 'paid' | 'changed' | 'ending' | 'queued'

export interface PaymentState {
  status: PaymentStatus
  /** True until the payment has reported its outcome and released its lock. */
  isRunning: boolean
  /** True while the current history entry is the payment's. */
  hasEntry: boolean
  /** True after the shopper has closed the widget without paying, until the next press. */
  isCancelled: boolean
}

export type PaymentEvent =
  | { type: 'pressed' }
  | { type: 'widgetOpened' }
  /** The offer of the new amount has been declined. */
  | { type: 'declined' }
  | { type: 'succeeded' }
  | { type: 'orderSaved' }
  | { type: 'ended'; outcome: PaymentOutcome }
  /** By opening the widget, Forward, or a reload. */
  | { type: 'entryEntered' }
  | { type: 'entryLeft' }

export const noPayment: PaymentState = {
  status: 'idle',
  isRunning: false,
  hasEntry: false,
  isCancelled: false,
}

/** Ends once nothing is left to be released; then the queued payment starts. */
function release(state: PaymentState): PaymentState {
  if (state.isRunning || state.hasEntry) return state
  if (state.status === 'queued') return { ...state, status: 'starting', isRunning: true }
  return state.status === 'ending' ? { ...state, status: 'idle' } : state
}

/** Applies an event to a payment. An event that its status doesn't expect is ignored. */
export function paymentReducer(state: PaymentState, event: PaymentEvent): PaymentState {
  const { status } = state
  const isPaid = status === 'saving' || status === 'paid'
  switch (event.type) {
    case 'pressed':
      if (status === 'ending') return { ...state, status: 'queued', isCancelled: false }
      if (status !== 'idle' && status !== 'changed') return state
      return { ...state, status: 'starting', isRunning: true, isCancelled: false }
    case 'widgetOpened':
      return status === 'starting' ? { ...state, status: 'open' } : state
    case 'declined':
      return status === 'changed' ? release({ ...state, status: 'ending' }) : state
    // Even if the payment was dismissed before.
    case 'succeeded':
      return { ...state, status: 'saving', isRunning: taskOf(state) === 'pay', isCancelled: false }
    case 'orderSaved':
      return { ...state, status: 'paid' }
    case 'ended': {
      const over = { ...state, isRunning: false }
      if (isPaid || event.outcome === 'paid') return over
      if (status === 'queued' || status === 'ending') return release(over)
      if (event.outcome === 'changed') return { ...over, status: 'changed' }
      const isCancelled = status === 'open' && event.outcome === 'dismissed'
      return release({ ...over, status: 'ending', isCancelled })
    }
    case 'entryEntered':
      return { ...state, hasEntry: true, status: status === 'idle' ? 'ending' : status }
    case 'entryLeft': {
      const left = { ...state, hasEntry: false }
      const endsWithEntry = status === 'starting' || status === 'open' || status === 'changed'
      if (!endsWithEntry) return release(left)
      return release({ ...left, status: 'ending', isCancelled: status === 'open' })
    }
  }
}

/** Whether the button shows that a payment is starting or finishing, and ignores presses. */
export function isButtonBusy({ status }: PaymentState): boolean {
  return ['starting', 'saving', 'paid', 'queued'].includes(status)
}

/** The page's task in a state, if there is one. */
export function taskOf({ status, isRunning, hasEntry }: PaymentState) {
  if (status === 'paid') return 'showReceipt'
  if (hasEntry && (status === 'ending' || status === 'queued')) return 'leaveEntry'
  // No longer once it's ending: stopping the task aborts the payment.
  if (isRunning && status !== 'ending' && status !== 'queued') return 'pay'
  return undefined
}
