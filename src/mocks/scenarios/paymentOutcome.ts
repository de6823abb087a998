export type PaymentOutcome = 'paid' | 'dismissed' | 'declined'

interface WidgetOptions {
  handler?: (response: { razorpay_payment_id: string }) => void
  modal?: { ondismiss?: () => void }
}

/**
 * Plays a payment provider whose widget ends by itself, without a dialog: defines
 * `window.Razorpay`. It is sent to the page as text, so it must not refer to anything outside of
 * itself.
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
      // Not before the caller has what `open` returns, as with a widget that a person answers.
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
      if (outcome === 'declined') for (const tell of this.failureListeners) tell({ error })
      modal?.ondismiss?.()
    }
  }

  Object.assign(page, { Razorpay })
}
