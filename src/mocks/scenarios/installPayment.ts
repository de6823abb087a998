export type PaymentOutcome = 'paid' | 'dismissed' | 'declined'

interface WidgetOptions {
  handler?: (response: { razorpay_payment_id: string }) => void
  modal?: { ondismiss?: () => void }
}

/**
 * Replaces the payment provider by one whose widget has a fixed outcome and no dialog: defines
 * `window.Razorpay`, as the provider's script does. Returns a function that restores what was there.
 * For tests without a browser, where scripts don't load: `installPayment(window, 'paid')`.
 *
 * Its source is sent to the page as text, so it mustn't refer to anything outside itself.
 */
export function installPayment(page: Window, outcome: PaymentOutcome): () => void {
  class Razorpay {
    private readonly options: WidgetOptions
    private readonly failureListeners: ((failure: object) => void)[] = []

    constructor(options: WidgetOptions) {
      this.options = options
    }

    on(event: string, listener: (failure: object) => void): void {
      if (event === 'payment.failed') this.failureListeners.push(listener)
    }

    open(): void {
      // After `open` has returned, as with a widget that a person uses.
      queueMicrotask(() => {
        this.end()
      })
    }

    private end(): void {
      const { handler, modal } = this.options
      if (outcome === 'paid') {
        handler?.({ razorpay_payment_id: 'pay_00000000000000' })
        return
      }
      const error = { code: 'BAD_REQUEST_ERROR', reason: 'payment_failed' }
      if (outcome === 'declined') for (const listener of this.failureListeners) listener({ error })
      modal?.ondismiss?.()
    }
  }

  const before = Object.getOwnPropertyDescriptor(page, 'Razorpay')
  Object.defineProperty(page, 'Razorpay', {
    value: Razorpay,
    configurable: true,
    enumerable: true,
    writable: true,
  })
  return () => {
    if (before) Object.defineProperty(page, 'Razorpay', before)
    else Reflect.deleteProperty(page, 'Razorpay')
  }
}
