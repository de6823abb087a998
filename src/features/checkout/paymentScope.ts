import { addListener, removeListener, type UnknownAction } from '@reduxjs/toolkit'
import type { CartItem } from '@/contract/entities'
import { selectUserKey } from '@/features/auth/authSlice'
import { cartList } from '@/features/cart/cartApi'
import { orderKey } from '@/features/cart/priceDetails'
import type { AppDispatch, AppThunk, RootState, Services } from '@/store/types'
import { paymentSucceeded } from './checkoutEvents'

/**
 * How a payment ended:
 * - `left`: the shopper left the page or logged out.
 * - `changed`: the cart isn't the one that was to be paid for.
 * - `notOpened`: there was nothing to pay for, or another payment is open.
 */
export type OrderOutcome = 'paid' | 'dismissed' | 'left' | 'changed' | 'unavailable' | 'notOpened'

/** A payment from the press of the button to its end. */
export interface PaymentScope {
  isOver: () => boolean
  /** The cart to pay for, once the widget is about to open. */
  cart?: readonly CartItem[]
  /** Closes the widget, once there is one. */
  closeWidget?: () => void
  /** Ends the payment; only the first call counts. */
  end: (outcome: OrderOutcome) => void
  ended: Promise<OrderOutcome>
}

const addAppListener = addListener.withTypes<RootState, AppDispatch, Services>()
const removeAppListener = removeListener.withTypes<RootState, AppDispatch, Services>()

/**
 * A payment belongs to a page, a user and a cart. It ends, and its widget closes, if the shopper leaves
 * the page or logs out, if the cart changes, and if an earlier payment turns out to have succeeded.
 *
 * @param page aborted when the shopper leaves the page
 */
export function startPayment(user: string, page?: AbortSignal): AppThunk<PaymentScope> {
  return (dispatch) => {
    let settle: (outcome: OrderOutcome) => void = () => undefined
    let isOver = false
    const payment: PaymentScope = {
      isOver: () => isOver,
      end: (outcome) => {
        isOver = true
        dispatch(removeAppListener(listener))
        settle(outcome)
      },
      ended: new Promise((resolve) => {
        settle = resolve
      }),
    }
    const interrupt = (outcome: OrderOutcome) => {
      if (isOver) return
      // Ended first, because the provider reports closing the widget as a dismissal.
      payment.end(outcome)
      payment.closeWidget?.()
    }
    const listener = {
      predicate: () => true,
      effect: (action: UnknownAction, { getState }: { getState: () => RootState }) => {
        const state = getState()
        if (selectUserKey(state) !== user) interrupt('left')
        else if (paymentSucceeded.match(action)) interrupt('paid')
        const shown = cartList.selectItems(state)
        if (payment.cart && shown && orderKey(shown) !== orderKey(payment.cart))
          interrupt('changed')
      },
    }
    dispatch(addAppListener(listener))
    page?.addEventListener('abort', () => {
      interrupt('left')
    })
    // The shopper may have left while the payment waited for its lock.
    if (page?.aborted === true) interrupt('left')
    return payment
  }
}
