import { http, HttpResponse, passthrough, type RequestHandler } from 'msw'
import type { HandlerContext } from './context'

/** The card payment provider's checkout script (Spec §7), or a stand-in for it. */
export function paymentHandlers({ payment }: HandlerContext): RequestHandler[] {
  return [
    http.get('https://checkout.razorpay.com/v1/checkout.js', async () => {
      if (payment === 'live') return passthrough()
      const { installPaymentStandIn } = await import('./paymentStandIn')
      return new HttpResponse(`(${installPaymentStandIn.toString()})(window)`, {
        headers: { 'content-type': 'text/javascript; charset=utf-8' },
      })
    }),
  ]
}
