/** The only other origin that a script may come from: the payment provider's (Spec §7). */
const PAYMENT_ORIGIN = 'https://checkout.razorpay.com'

declare global {
  interface Window {
    /** Where the browser has Trusted Types. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string | null },
      ) => unknown
    }
  }
}

/**
 * Says which addresses code may be loaded from, the worker's included, where the host's headers ask
 * for Trusted Types. Text that would become markup or code is refused: the shop has no use for it.
 */
export function restrictScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin } = new URL(address, window.location.href)
      return origin === window.location.origin || origin === PAYMENT_ORIGIN ? address : null
    },
  })
}
