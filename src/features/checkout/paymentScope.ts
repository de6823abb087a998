import { addListener, removeListener, type UnknownAction } from '@reduxjs/toolkit'
import type { AppDispatch, AppThunk, RootState, Services } from '../../store/types'
import type { CartItem } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'
import { cartList } from '../cart/cartApi'
import { orderKey } from '../cart/priceDetails'
import { paymentSucceeded } from './checkoutEvents'

/** How a payment ended: 'left' if the shopper left the page or logged out. */
export type PaymentOutcome = 'paid' | 'dismissed' | 'left' | 'changed' | 'unavailable'

/** A payment from the press of the button to its end. */
export interface PaymentScope {
  /** The cart to pay for, once loaded. */
  cart?: readonly CartItem[]
  /** Closes the widget, once there is one. */
  closeWidget?: () => void
  isOver: () => boolean
  /** Ends the payment; only the first call counts. */
  end: (outcome: PaymentOutcome | Promise<PaymentOutcome>) => void
  ended: Promise<PaymentOutcome>
}

const addAppListener = addListener.withTypes<RootState, AppDispatch, Services>()
const removeAppListener = removeListener.withTypes<RootState, AppDispatch, Services>()

/**
 * A payment belongs to a page, a user and a cart. It ends, and its widget closes, if the shopper leaves
 * the page or logs out, if the cart changes, and if an earlier payment turns out to have succeeded.
 *
 * @param page aborted when the shopper leaves the page, or goes back from the widget
 */
export function startPayment(user: string, page?: AbortSignal): AppThunk<PaymentScope> {
  return (dispatch) => {
    let isOver = false
    let settle: (outcome: PaymentOutcome | Promise<PaymentOutcome>) => void = () => undefined
    const payment: PaymentScope = {
      isOver: () => isOver,
      end: (outcome) => {
        if (isOver) return
        isOver = true
        dispatch(removeAppListener(listener))
        settle(outcome)
      },
      ended: new Promise((resolve) => {
        settle = resolve
      }),
    }
    const interrupt = (outcome: PaymentOutcome) => {
      if (isOver) return
      // Ended first, because the provider reports closing the widget as a dismissal.
      payment.end(outcome)
      payment.closeWidget?.()
    }
    const interruption = (action: UnknownAction, state: RootState): PaymentOutcome | undefined => {
      if (selectUserKey(state) !== user) return 'left'
      if (paymentSucceeded.match(action)) return 'paid'
      const shown = cartList.selectItems(state)
      const hasChanged = payment.cart && shown && orderKey(shown) !== orderKey(payment.cart)
      return hasChanged ? 'changed' : undefined
    }
    const listener = {
      predicate: () => true,
      effect: (action: UnknownAction, { getState }: { getState: () => RootState }) => {
        const outcome = interruption(action, getState())
        if (outcome) interrupt(outcome)
      },
    }
    dispatch(addAppListener(listener))
    const leave = () => {
      interrupt('left')
    }
    // The shopper may have left while the payment waited for its lock.
    if (page?.aborted === true) leave()
    else page?.addEventListener('abort', leave)
    return payment
  }
}
