export type PaymentOutcome = 'paid' | 'dismissed' | 'declined'

interface WidgetOptions {
  handler?: (response: { razorpay_payment_id: string }) => void
  modal?: { ondismiss?: () => void }
}

/**
 * Simulates a payment with a fixed outcome, without a dialog, by defining `window.Razorpay`. Its
 * source is sent to the page as text, so it mustn't refer to anything outside itself.
 */
export function installPaymentOutcome(page: Window, outcome: PaymentOutcome): void {
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

  Object.assign(page, { Razorpay })
}
