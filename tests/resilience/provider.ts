import { fireEvent, waitFor } from '@testing-library/react'
import type { PaymentOptions } from '../../src/features/checkout/paymentScript'

interface Opened {
  options: PaymentOptions
  fail: () => void
}

/** The widgets that the shop has opened; how they end is the test's to say. */
export const widgets: Opened[] = []

/** The payment script that the shop waits for, if any. */
export function paymentScript(): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ src }) => src.endsWith('/checkout.js'))
}

function installProvider(): void {
  window.Razorpay = class {
    private fail: () => void = () => undefined
    constructor(private readonly options: PaymentOptions) {}
    on(_event: 'payment.failed', listener: () => void): void {
      this.fail = listener
    }
    open(): void {
      widgets.push({ options: this.options, fail: this.fail })
    }
  }
}

/** Lets the script arrive where it is still awaited, and waits for the next widget. */
export async function nextWidget(): Promise<Opened> {
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
