import { createAction } from '@reduxjs/toolkit'
import type { Paid } from '../../app/journal'
import type { AppThunk } from '../../app/store'
import type { Address } from '../../contract/entities'
import { selectAuthUser } from '../auth/authSlice'
import { cartApi } from '../cart/cartApi'
import { priceDetails } from '../cart/priceDetails'
import { emptyCart } from './emptyCart'
import { loadPaymentProvider, type PaymentOptions, type PaymentProvider } from './paymentScript'

/** The payment script did not come: the flow stops (Spec §8). */
export const paymentUnavailable = createAction('checkout/paymentUnavailable')
/** A payment is under way in another tab; a second widget would charge twice. */
export const paymentElsewhere = createAction('checkout/paymentElsewhere')
/** An attempt failed; the provider lets the shopper try again in its widget. */
export const paymentFailed = createAction('checkout/paymentFailed')
export const orderPaid = createAction('checkout/orderPaid')

/** How a visit to the payment widget ended. */
export type OrderOutcome = 'paid' | 'dismissed' | 'unavailable'

/** Opens the widget and resolves when it was paid or dismissed. */
function pay(
  Provider: PaymentProvider,
  options: Omit<PaymentOptions, 'handler' | 'modal'>,
  onFailed: () => void,
): Promise<OrderOutcome> {
  return new Promise((resolve) => {
    const widget = new Provider({
      ...options,
      handler: () => {
        resolve('paid')
      },
      modal: {
        ondismiss: () => {
          resolve('dismissed')
        },
      },
    })
    widget.on('payment.failed', onFailed)
    widget.open()
  })
}

/** Runs `work` unless a payment is under way in this or another tab. */
async function onlyPayment(work: () => Promise<OrderOutcome>): Promise<OrderOutcome | 'elsewhere'> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request('frond.payment', { ifAvailable: true }, (lock) =>
    lock ? work() : 'elsewhere',
  )
}

/**
 * Opens the payment widget for the cart (Spec §4) and, once paid, empties it of what was paid
 * for. A failed attempt leaves the widget open, as the provider does; it ends paid or dismissed.
 */
export function placeOrder(address: Address | undefined): AppThunk<Promise<OrderOutcome>> {
  return async (dispatch, getState, { paymentKey, journal }) => {
    const user = selectAuthUser(getState())
    const cart = user && cartApi.endpoints.getCart.select(user.email)(getState()).data
    if (!user || !cart) return 'dismissed'
    const { total, lines } = priceDetails(cart)
    if (total <= 0) return 'dismissed'

    const outcome = await onlyPayment(async () => {
      let provider: PaymentProvider
      try {
        provider = await loadPaymentProvider()
      } catch (error) {
        console.warn(error)
        dispatch(paymentUnavailable())
        return 'unavailable'
      }
      return pay(
        provider,
        {
          key: paymentKey,
          amount: Math.round(total * 100),
          currency: 'INR',
          name: 'Frond',
          description: lines === 1 ? '1 item' : `${lines} items`,
          prefill: {
            name: address?.name ?? `${user.firstName} ${user.lastName}`,
            email: user.email,
            contact: address?.mobile ?? '',
          },
          theme: { color: '#008000' },
        },
        () => {
          dispatch(paymentFailed())
        },
      )
    })
    if (outcome === 'elsewhere') {
      dispatch(paymentElsewhere())
      return 'dismissed'
    }
    if (outcome === 'paid') {
      const paid: Paid = {
        kind: 'paid',
        id: crypto.randomUUID(),
        user: user.email,
        lines: cart.map(({ _id, createdAt }) => ({ _id, createdAt })),
      }
      dispatch(orderPaid())
      await journal.write(paid)
      void dispatch(emptyCart(paid))
    }
    return outcome
  }
}
