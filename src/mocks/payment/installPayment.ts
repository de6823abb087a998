/** How the widget ends: its dialog asks, or it ends by itself. */
export type PaymentOutcome = 'asks' | 'paid' | 'dismissed' | 'declined'

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

type FailureListener = (failure: { error: object }) => void

/**
 * Replaces the payment provider by a test widget (Spec §7): defines `window.Razorpay`, as the provider's
 * script does. Returns a function that restores what was there. For tests without a browser, where
 * scripts don't load: `installPayment(window, 'paid')`.
 *
 * Its source is sent to the page as text, so it mustn't refer to anything outside itself.
 */
export function installPayment(page: Window, outcome: PaymentOutcome): () => void {
  const { document } = page
  const error = {
    code: 'BAD_REQUEST_ERROR',
    description: 'The payment was declined by the test bank.',
    reason: 'payment_failed',
  }
  const rules = [
    `.paymentStandIn { --quiet: light-dark(#55605a, #b3beb7); box-sizing: border-box;
      width: min(400px, 100vw - 24px); max-height: calc(100dvh - 24px); margin: auto; padding: 24px;
      overflow: auto; border: 1px solid transparent; border-radius: 16px;
      background: light-dark(#fff, #1a221d); color: light-dark(#1c241f, #eef3ef);
      font-size: 16px; line-height: 1.5; overflow-wrap: anywhere }`,
    `.paymentStandIn::backdrop { background: rgb(0 0 0 / 0.55) }`,
    `.paymentStandIn h2, .quiet { margin: 0; font: inherit; font-size: 14px; color: var(--quiet) }`,
    `.paymentStandIn p { margin: 4px 0 0 }`,
    `.paymentStandIn .amount { font-size: 32px; font-weight: 700 }`,
    `.paymentStandIn [role='alert']:not(:empty) { margin-top: 16px; color: light-dark(#b3261e, #ffb4ab) }`,
    `.paymentStandIn .actions { display: flex; flex-wrap: wrap; gap: 8px; position: sticky;
      inset-block-end: -24px; margin-top: 24px; padding-block: 8px; background: inherit }`,
    `.paymentStandIn button { flex: 1 0 140px; min-height: 44px; padding: 8px 16px; font: inherit;
      border: 1px solid light-dark(#8a948e, #7d8a82); border-radius: 10px; background: none;
      color: inherit; cursor: pointer }`,
    `.paymentStandIn .pay { border-color: transparent; background: #1f6b45; color: #fff }`,
    `.paymentStandIn button:focus-visible { outline: 3px solid; outline-offset: 2px }`,
  ]

  function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '', className = '') {
    return Object.assign(document.createElement(tag), { textContent: text, className })
  }

  class Razorpay {
    private readonly options: PaymentOptions
    private readonly failureListeners: FailureListener[] = []
    private isOpen = false
    private dialog: HTMLDialogElement | undefined
    private focusBefore: HTMLElement | undefined

    constructor(options: PaymentOptions) {
      this.options = options
    }

    on(event: string, listener: FailureListener): void {
      if (event === 'payment.failed') this.failureListeners.push(listener)
    }

    open(): void {
      if (this.isOpen) return
      this.isOpen = true
      if (outcome === 'asks') this.ask()
      // After `open` has returned, as with a widget that a person uses.
      else queueMicrotask(this.end.bind(this, outcome))
    }

    close(): void {
      this.isOpen = false
      this.dialog?.remove()
      this.focusBefore?.focus()
    }

    private ask(): void {
      const { amount, currency = 'INR', name, description, prefill = {} } = this.options
      const format = { style: 'currency', currency, maximumFractionDigits: 0 } as const
      const rupees = Number.isFinite(amount) ? amount / 100 : 0
      const price = new Intl.NumberFormat('en-IN', format).format(rupees)
      const payer = [prefill.name, prefill.email, prefill.contact].filter(Boolean).join(', ')

      const title = Object.assign(element('h2', 'Test payment'), { id: 'paymentStandInTitle' })
      const dialog = element('dialog', '', 'paymentStandIn')
      this.dialog = dialog
      dialog.setAttribute('aria-labelledby', title.id)
      const alarm = element('p')
      alarm.setAttribute('role', 'alert')
      const button = (text: string, onClick: () => void, className?: string) =>
        Object.assign(element('button', text, className), { onclick: onClick })
      const pay = button(`Pay ${price}`, this.end.bind(this, 'paid'), 'pay')
      // A modal <dialog> hides the page at once, after which Orca doesn't say where the focus is.
      pay.setAttribute('aria-describedby', title.id)
      const decline = button('Fail payment', () => {
        alarm.textContent =
          "Your payment didn't go through. You haven't been charged. Try again, or cancel and keep your cart."
        for (const listener of this.failureListeners) listener({ error })
      })
      const cancel = this.end.bind(this, 'dismissed')
      const actions = element('div', '', 'actions')
      actions.append(pay, decline, button('Cancel', cancel))
      const lines = [name, description].map((text) => element('p', text))
      lines.push(
        element('p', price, 'amount'),
        element('p', payer && `Paying as ${payer}`, 'quiet'),
      )
      lines.push(element('p', "Test mode: you won't be charged.", 'quiet'))
      const style = element('style')
      const shown = lines.filter(({ textContent }) => textContent)
      dialog.append(style, title, ...shown, alarm, actions)
      dialog.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        // The page below the dialog mustn't handle it too.
        event.stopPropagation()
        cancel()
      })
      // The browser closes dialogs too, for example on a phone's back gesture.
      for (const way of ['cancel', 'close']) dialog.addEventListener(way, cancel)

      const { activeElement } = document
      if (activeElement instanceof HTMLElement) this.focusBefore = activeElement
      document.body.append(dialog)
      // A strict Content-Security-Policy blocks styles as text.
      for (const rule of rules) style.sheet?.insertRule(rule)
      if (typeof dialog.showModal === 'function') dialog.showModal()
      else dialog.open = true
      pay.focus()
    }

    private end(ending: PaymentOutcome): void {
      if (!this.isOpen) return
      this.close()
      const { handler, modal } = this.options
      if (ending === 'declined') for (const listener of this.failureListeners) listener({ error })
      if (ending !== 'paid') return modal?.ondismiss?.()
      const id = Math.random().toString(36).slice(2, 16).padEnd(14, '0')
      handler?.({ razorpay_payment_id: `pay_${id}` })
    }
  }

  const before = Object.getOwnPropertyDescriptor(page, 'Razorpay')
  const property = { value: Razorpay, configurable: true, enumerable: true, writable: true }
  Object.defineProperty(page, 'Razorpay', property)
  return () => {
    if (before) Object.defineProperty(page, 'Razorpay', before)
    else Reflect.deleteProperty(page, 'Razorpay')
  }
}
