import { backendReady } from '@/api/backend'
import { CHECKOUT_SCRIPT_URL } from '@/contract/calls'

/** Timeout for loading, in milliseconds. */
const LOAD_TIMEOUT_MS = 15_000

/** The widget's options (Spec §7, §9). */
export interface PaymentOptions {
  key: string
  /** Paise: 100 × the total in rupees. */
  amount: number
  currency: 'INR'
  name: string
  description: string
  /** `contact` is a phone number in international form. */
  prefill: { name: string; email: string; contact?: string }
  theme: { color: string }
  /** Called by the provider once the payment has succeeded. */
  handler: () => void
  modal: { ondismiss: () => void }
}

export type PaymentProvider = new (options: PaymentOptions) => {
  open: () => void
  close?: () => void
}

declare global {
  interface Window {
    Razorpay?: PaymentProvider
  }
}

async function addScript(src: string): Promise<void> {
  const script = document.createElement('script')
  let silence: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise((resolve, reject) => {
      const fail = (reason: string) => () => {
        reject(new Error(`The payment script ${reason}.`))
      }
      silence = setTimeout(fail('did not answer in time'), LOAD_TIMEOUT_MS)
      Object.assign(script, { src, onload: resolve, onerror: fail('could not be loaded') })
      document.head.append(script)
    })
  } catch (error) {
    script.remove()
    throw error
  } finally {
    clearTimeout(silence)
  }
}

/** Loads the provider's script unless it's already loaded. A failed load is retried. */
export async function loadPaymentProvider(): Promise<PaymentProvider> {
  if (!window.Razorpay) {
    const { scriptUrl } = await backendReady()
    await addScript(await scriptUrl(CHECKOUT_SCRIPT_URL))
  }
  if (typeof window.Razorpay !== 'function')
    throw new Error('The payment script came without its widget.')
  return window.Razorpay
}
