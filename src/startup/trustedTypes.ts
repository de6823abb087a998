/** The only other origin that a script may come from: the payment provider's (Spec §7). */
const PAYMENT_ORIGIN = 'https://checkout.razorpay.com'

declare global {
  interface Window {
    /** Where the browser has Trusted Types. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: {
          createScriptURL: (url: string) => string | null
          createScript: (text: string) => string | null
        },
      ) => unknown
    }
  }
}

/**
 * Restricts the URLs that scripts and workers may be loaded from, if the host's headers require
 * Trusted Types. Text can't become markup or code, because the shop never needs that; a script's text
 * may be JSON, which is structured data and runs nothing.
 */
export function restrictScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin } = new URL(url, window.location.href)
      return origin === window.location.origin || origin === PAYMENT_ORIGIN ? url : null
    },
    createScript: (text) => {
      try {
        JSON.parse(text)
        return text
      } catch {
        return null
      }
    },
  })
}
