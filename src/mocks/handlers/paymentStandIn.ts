interface PaymentOptions {
  /** In paise, the currency's smallest unit. */
  amount: number
  currency?: string
  name?: string
  description?: string
  prefill?: { name?: string; email?: string; contact?: string }

  handler?: (response: { razorpay_payment_id: string }) => void
  modal?: { ondismiss?: () => void }
}

interface PaymentFailure {
  error: { code: string; description: string; reason: string }
}

/**
 * Simulates the payment provider's widget (Spec §7) by defining `window.Razorpay`. Its source is
 * sent to the page as text, so it mustn't refer to anything outside itself.
 */
export function installPaymentStandIn(page: Window): void {
  const { document } = page
  const failure: PaymentFailure = {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description: 'The payment was declined by the test bank.',
      reason: 'payment_failed',
    },
  }

  const rules = [
    `.paymentStandIn { --surface: light-dark(#fff, #1a221d);
      --text: light-dark(#1c241f, #eef3ef); --quiet: light-dark(#55605a, #b3beb7);
      --line: light-dark(#8a948e, #7d8a82); --alarm: light-dark(#b3261e, #ffb4ab);
      box-sizing: border-box; width: min(400px, 100vw - 24px);
      max-height: calc(100dvh - 24px); margin: auto; padding: 24px; overflow: auto;
      border: 1px solid transparent;
      border-radius: 16px; background: var(--surface); color: var(--text);
      font-size: 16px; line-height: 1.5; overflow-wrap: anywhere;
      box-shadow: 0 16px 48px rgb(0 0 0 / 0.3) }`,
    `.paymentStandIn:not(:modal) { position: fixed; inset: 0; height: fit-content; z-index: 9999 }`,
    `.paymentStandIn::backdrop { background: rgb(0 0 0 / 0.55) }`,
    `.paymentStandIn h2 { margin: 0; font: inherit; font-weight: 600; font-size: 14px;
      font-variation-settings: normal; letter-spacing: normal; color: var(--quiet) }`,
    `.paymentStandIn p { margin: 4px 0 0 }`,
    `.paymentStandIn .merchant { margin-top: 12px; font-size: 20px; font-weight: 600 }`,
    `.paymentStandIn .amount { margin-top: 12px; font-size: 32px; line-height: 1.2; font-weight: 700 }`,
    `.paymentStandIn .quiet { font-size: 14px; color: var(--quiet) }`,
    `.paymentStandIn [role='alert']:not(:empty) { margin-top: 16px; color: var(--alarm) }`,
    `.paymentStandIn .actions { display: grid; gap: 8px; position: sticky; inset-block-end: -24px;
      margin: 24px -24px -24px; padding: 8px 24px 24px; background: var(--surface) }`,
    `.paymentStandIn button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--line);
      border-radius: 10px; background: transparent; color: inherit; font: inherit;
      font-weight: 600; cursor: pointer }`,
    `.paymentStandIn button.pay { border-color: transparent; background: #1f6b45; color: #fff }`,
    `.paymentStandIn button:focus-visible { outline: 3px solid var(--text); outline-offset: 2px }`,
    `@media (max-height: 480px) {
      .paymentStandIn { width: min(720px, 100vw - 24px); padding: 12px 24px }
      .paymentStandIn .actions { grid-auto-flow: column; grid-auto-columns: 1fr;
        inset-block-end: -12px; margin: 8px -24px -12px; padding-block: 8px 12px }
      .paymentStandIn .amount { margin-top: 4px; font-size: 24px }
    }`,
  ]

  function element<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    text: string,
    className = '',
  ): HTMLElementTagNameMap[Tag] {
    const made = document.createElement(tag)
    made.textContent = text
    if (className !== '') made.className = className
    return made
  }

  class Razorpay {
    private readonly options: PaymentOptions
    private readonly failureListeners: ((failure: PaymentFailure) => void)[] = []
    private dialog: HTMLDialogElement | undefined
    private focusBefore: Element | null = null

    constructor(options: PaymentOptions) {
      this.options = options
    }

    on(event: string, listener: (failure: PaymentFailure) => void): void {
      if (event === 'payment.failed') this.failureListeners.push(listener)
    }

    open(): void {
      if (this.dialog) return
      this.focusBefore = document.activeElement
      const dialog = this.draw()
      this.dialog = dialog
      document.body.append(dialog)
      // A strict Content-Security-Policy blocks styles as text.
      const sheet = dialog.querySelector('style')?.sheet
      for (const rule of rules) sheet?.insertRule(rule, sheet.cssRules.length)
      if (typeof dialog.showModal === 'function') dialog.showModal()
      else dialog.open = true
      const pay = dialog.querySelector('button')
      if (!pay) return
      pay.focus()
    }

    close(): void {
      const { dialog } = this
      if (!dialog) return
      this.dialog = undefined
      dialog.remove()
      if (this.focusBefore instanceof HTMLElement) this.focusBefore.focus()
    }

    private draw(): HTMLDialogElement {
      const { amount, currency = 'INR', name = '', description = '', prefill = {} } = this.options
      const price = new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency,
        maximumFractionDigits: 0,
      }).format(Number.isFinite(amount) ? amount / 100 : 0)
      const payer = [prefill.name, prefill.email, prefill.contact].filter(Boolean).join(', ')

      const title = element('h2', 'Test payment')
      title.id = 'paymentStandInTitle'
      const alarm = element('p', '')
      alarm.setAttribute('role', 'alert')

      const pay = element('button', `Pay ${price}`, 'pay')
      // A modal <dialog> hides the page at once, after which Orca doesn't say where the focus is.
      pay.setAttribute('aria-describedby', title.id)
      const decline = element('button', 'Fail payment')
      const cancel = element('button', 'Cancel')
      const actions = element('div', '', 'actions')
      actions.append(pay, decline, cancel)

      const dialog = element('dialog', '', 'paymentStandIn')
      dialog.setAttribute('aria-labelledby', title.id)
      const lines = [
        { text: name, className: 'merchant' },
        { text: description, className: '' },
        { text: price, className: 'amount' },
        { text: payer === '' ? '' : `Paying as ${payer}`, className: 'quiet' },
        { text: "Test mode: you won't be charged.", className: 'quiet' },
      ].flatMap(({ text, className }) => (text === '' ? [] : element('p', text, className)))
      dialog.append(element('style', ''), title, ...lines, alarm, actions)

      pay.addEventListener('click', () => {
        this.pay()
      })
      decline.addEventListener('click', () => {
        alarm.textContent =
          "Your payment didn't go through. You haven't been charged. Try again, or cancel and keep your cart."
        for (const listener of this.failureListeners) listener(failure)
      })
      cancel.addEventListener('click', () => {
        this.dismiss()
      })
      dialog.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        // The page below the dialog mustn't handle it too.
        event.stopPropagation()
        this.dismiss()
      })
      // The browser closes dialogs too, for example on a phone's back gesture.
      for (const way of ['cancel', 'close']) {
        dialog.addEventListener(way, () => {
          this.dismiss()
        })
      }
      return dialog
    }

    private pay(): void {
      if (!this.dialog) return
      this.close()
      const id = Math.random().toString(36).slice(2, 16).padEnd(14, '0')
      this.options.handler?.({ razorpay_payment_id: `pay_${id}` })
    }

    private dismiss(): void {
      if (!this.dialog) return
      this.close()
      this.options.modal?.ondismiss?.()
    }
  }

  Object.assign(page, { Razorpay })
}
