import { fireEvent, waitFor } from '@testing-library/react'
import type { PaymentOptions } from '@/features/checkout/paymentScript'

/** The script that the shop waits for, if any; jsdom loads no external scripts. */
export function paymentScript(): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ src }) => src.endsWith('/checkout.js'))
}

export function awaitPaymentScript(): Promise<HTMLScriptElement> {
  return waitFor(() => {
    const script = paymentScript()
    if (!script) throw new Error('The shop has not asked for the payment script.')
    return script
  })
}

/** Delivers the payment script as the backend serves it: the stand-in, or a scenario. */
export async function deliverPaymentScript(): Promise<void> {
  const script = await awaitPaymentScript()
  const text = await fetch(script.src).then(
    (response) => response.text(),
    () => undefined,
  )
  if (text === undefined) {
    fireEvent.error(script)
    return
  }
  // jsdom loads no scripts, but runs inline ones.
  const inline = document.createElement('script')
  inline.textContent = text
  document.head.append(inline)
  inline.remove()
  fireEvent.load(script)
}

/** Lets the payment script fail to load. */
export async function losePaymentScript(): Promise<void> {
  fireEvent.error(await awaitPaymentScript())
}

interface OpenedWidget {
  options: PaymentOptions
  fail: () => void
  /** Closed by the shop. */
  isClosed: boolean
}

/** The widgets that the shop has opened in this test; the test decides how they end. */
export const widgets: OpenedWidget[] = []

/** Installs the provider, as after an earlier payment. */
export function installProvider(): void {
  window.Razorpay = class {
    private readonly widget: OpenedWidget
    constructor(private readonly options: PaymentOptions) {
      this.widget = { options, fail: () => undefined, isClosed: false }
    }
    on(_event: 'payment.failed', listener: () => void): void {
      this.widget.fail = listener
    }
    open(): void {
      widgets.push(this.widget)
    }
    close(): void {
      this.widget.isClosed = true
      // Like the provider's widget.
      this.options.modal.ondismiss()
    }
  }
}

/** Lets the provider's script arrive, once the shop has asked for it. */
export async function deliverProvider(): Promise<void> {
  const script = await awaitPaymentScript()
  installProvider()
  fireEvent.load(script)
}

/** Waits for the next widget; if the shop requests the provider's script, it loads. */
export async function nextWidget(): Promise<OpenedWidget> {
  const already = widgets.length
  return waitFor(() => {
    const script = paymentScript()
    if (script && !window.Razorpay) {
      installProvider()
      fireEvent.load(script)
    }
    const widget = widgets[already]
    if (!widget) throw new Error('No widget has been opened.')
    return widget
  })
}

/** Removes the provider, because a new page hasn't loaded it yet. */
export function resetPaymentProvider(): void {
  widgets.length = 0
  paymentScript()?.remove()
  Reflect.deleteProperty(window, 'Razorpay')
}
