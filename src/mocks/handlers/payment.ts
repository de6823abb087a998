import { http, HttpResponse, type RequestHandler } from 'msw'
import type { HandlerContext } from './context'

export const CHECKOUT_SCRIPT_URL = 'https://checkout.razorpay.com/v1/checkout.js'

/** A stand-in for the card payment provider's checkout script (Spec §7), unless it is used live. */
export function paymentHandlers({ payment }: HandlerContext): RequestHandler[] {
  if (payment === 'live') return []
  return [
    http.get(CHECKOUT_SCRIPT_URL, async () => {
      const { installPaymentStandIn } = await import('./paymentStandIn')
      return new HttpResponse(`(${installPaymentStandIn.toString()})(window)`, {
        headers: { 'content-type': 'text/javascript; charset=utf-8' },
      })
    }),
  ]
}
