import { http, HttpResponse, type RequestHandler } from 'msw'
import { CHECKOUT_SCRIPT_URL } from '../../contract/calls'
import { installPayment, type PaymentOutcome } from './installPayment'

/** The shopper pays as soon as the widget opens. */
export function paymentSucceeds(): RequestHandler {
  return widgetEnds('paid')
}

/** The shopper closes the widget as soon as it opens. */
export function paymentIsDismissed(): RequestHandler {
  return widgetEnds('dismissed')
}

/** The payment is declined as soon as the widget opens, and the shopper closes it. */
export function paymentIsDeclined(): RequestHandler {
  return widgetEnds('declined')
}

/** The provider's checkout script fails to load. */
export function paymentScriptFails(): RequestHandler {
  return http.get(CHECKOUT_SCRIPT_URL, () => HttpResponse.error())
}

function widgetEnds(outcome: PaymentOutcome): RequestHandler {
  const script = `(${installPayment.toString()})(window, '${outcome}')`
  return http.get(
    CHECKOUT_SCRIPT_URL,
    () => new HttpResponse(script, { headers: { 'content-type': 'text/javascript' } }),
  )
}
