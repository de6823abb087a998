import { http, HttpResponse, type RequestHandler } from 'msw'
import type { HandlerContext } from './context'

/** A stand-in for the card payment provider's checkout script (Spec §7), unless it is used live. */
export function paymentHandlers({ payment }: HandlerContext): RequestHandler[] {
  if (payment === 'live') return []
  return [
    http.get('https://checkout.razorpay.com/v1/checkout.js', async () => {
      const { installPaymentStandIn } = await import('./paymentStandIn')
      return new HttpResponse(`(${installPaymentStandIn.toString()})(window)`, {
        headers: { 'content-type': 'text/javascript; charset=utf-8' },
      })
    }),
  ]
}
