import { http, HttpResponse, type RequestHandler } from 'msw'
import { CHECKOUT_SCRIPT_URL } from '../../contract/calls'

/** Serves a test version of the payment provider's script (Spec §7). */
export function paymentStandIn(): RequestHandler {
  return http.get(CHECKOUT_SCRIPT_URL, async () => {
    const { installPaymentStandIn } = await import('./paymentStandIn')
    return new HttpResponse(`(${installPaymentStandIn.toString()})(window)`, {
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    })
  })
}
