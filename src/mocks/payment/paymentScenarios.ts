import { http, HttpResponse, type RequestHandler } from 'msw'
import { CHECKOUT_SCRIPT_URL } from '@/contract/calls'
import { installPayment, type PaymentOutcome } from './installPayment'

/** Serves a test version of the payment provider's script, whose dialog asks (Spec §7). */
export const paymentStandIn = (): RequestHandler => widgetEnds('asks')

/**
 * The shopper pays as soon as the widget opens.
 * @example server.use(paymentSucceeds())
 */
export const paymentSucceeds = (): RequestHandler => widgetEnds('paid')

/**
 * The shopper closes the widget as soon as it opens.
 * @example server.use(paymentIsDismissed())
 */
export const paymentIsDismissed = (): RequestHandler => widgetEnds('dismissed')

/**
 * The payment is declined as soon as the widget opens, and the shopper closes it.
 * @example server.use(paymentIsDeclined())
 */
export const paymentIsDeclined = (): RequestHandler => widgetEnds('declined')

/**
 * The provider's checkout script fails to load.
 * @example server.use(paymentScriptFails())
 */
export const paymentScriptFails = (): RequestHandler =>
  http.get(CHECKOUT_SCRIPT_URL, () => HttpResponse.error())

function widgetEnds(outcome: PaymentOutcome): RequestHandler {
  return http.get(
    CHECKOUT_SCRIPT_URL,
    () =>
      new HttpResponse(`(${installPayment.toString()})(window, '${outcome}')`, {
        headers: { 'content-type': 'text/javascript; charset=utf-8' },
      }),
  )
}
