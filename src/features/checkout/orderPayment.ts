import { createAction, nanoid } from '@reduxjs/toolkit'
import { tryWithLock } from '../../sync/locks'
import { resumeOperations, startOperation } from '../../sync/pendingOperations'
import type { AppThunk } from '../../app/store'
import type { Address, CartItem } from '../../contract/entities'
import { selectAuthUser, selectUserKey } from '../auth/authSlice'
import { refetchCart } from '../cart/cartApi'
import { cartLoadFailed } from '../cart/cartThunks'
import { orderLines, priceDetails } from '../cart/priceDetails'
import type { PaidOrder } from './clearPurchasedLines'
import { writeReceipt } from './receiptStorage'
import { loadPaymentProvider, type PaymentOptions, type PaymentProvider } from './paymentScript'

/** The payment script did not come: the flow stops (Spec §8). */
export const paymentUnavailable = createAction('checkout/paymentUnavailable')
/** A payment is under way in another tab; a second widget would charge twice. */
export const paymentElsewhere = createAction('checkout/paymentElsewhere')

/** How a visit to the payment widget ended. */
export type OrderOutcome = 'paid' | 'dismissed' | 'changed' | 'unavailable'

/** Why the shop itself closes the widget: the shopper went back, or the cart is another. */
export type CloseReason = 'left' | 'changed'

interface OrderOptions {
  /** Where the order goes; the specification asks for none. */
  address?: Address | undefined
  /** Called when the widget opens, with what it asks for in rupees. */
  onOpen?: (total: number) => void
  /** Called once the paid order is saved, even when that comes after a dismissal. */
  onPaid?: () => void
  /** Closes the widget; its reason is a `CloseReason`. A payment that was made stays made. */
  signal?: AbortSignal
}

/**
 * Opens the widget and resolves when it was paid or dismissed. Some payments are confirmed only
 * after the widget was dismissed: `onPaid` is called all the same, once.
 */
function pay(
  Provider: PaymentProvider,
  options: Omit<PaymentOptions, 'handler' | 'modal'>,
  onPaid: () => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<OrderOutcome> {
  return new Promise((resolve) => {
    let isPaid = false
    const widget = new Provider({
      ...options,
      handler: () => {
        if (isPaid) return
        isPaid = true
        void onPaid().then(() => {
          resolve('paid')
        })
      },
      modal: {
        ondismiss: () => {
          if (!isPaid) resolve('dismissed')
        },
      },
    })
    signal?.addEventListener('abort', () => {
      if (isPaid) return
      // First: closing it counts as a dismissal.
      resolve(signal.reason === 'changed' ? 'changed' : 'dismissed')
      widget.close?.()
    })
    widget.open()
  })
}

/**
 * The cart to pay for, as the backend has it; undefined when there is nothing to pay for. Lines
 * that were paid for before and are not out of the cart yet must not be charged again.
 */
function cartToPay(user: string): AppThunk<Promise<CartItem[] | undefined>> {
  return async (dispatch, getState) => {
    const cart = (await dispatch(resumeOperations('paidOrder')))
      ? await dispatch(refetchCart(user))
      : undefined
    if (!cart && selectUserKey(getState()) === user) dispatch(cartLoadFailed())
    return cart && priceDetails(cart).total > 0 ? cart : undefined
  }
}

/**
 * Opens the payment widget for the cart (Spec §4) and, once paid, empties it of what was paid
 * for. A failed attempt leaves the widget open, as the provider does; it ends paid or dismissed.
 */
export function placeOrder({ address, onOpen, onPaid, signal }: OrderOptions = {}): AppThunk<
  Promise<OrderOutcome>
> {
  return async (dispatch, getState, { paymentKey }) => {
    const user = selectAuthUser(getState())
    if (!user) return 'dismissed'
    const payOnce = async (): Promise<OrderOutcome> => {
      const loading = loadPaymentProvider()
      // Heard of below, if there is anything to pay for.
      loading.catch(() => undefined)
      const cart = await dispatch(cartToPay(user.email))
      if (!cart) return 'dismissed'
      const { total, items } = priceDetails(cart)
      try {
        const options = {
          key: paymentKey,
          amount: Math.round(total * 100),
          currency: 'INR' as const,
          name: 'Frond',
          description: items === 1 ? '1 item' : `${String(items)} items`,
          prefill: {
            name: address?.name ?? `${user.firstName} ${user.lastName}`,
            email: user.email,
            contact: address?.mobile ?? '',
          },
          theme: { color: '#008000' },
        }
        const complete = async () => {
          const bought = cart.map(({ _id, createdAt, qty }) => ({ _id, createdAt, qty }))
          const order: PaidOrder = {
            kind: 'paidOrder',
            id: nanoid(),
            user: user.email,
            lines: bought,
          }
          writeReceipt({ user: user.email, lines: orderLines(cart), total, address })
          await dispatch(startOperation(order))
          onPaid?.()
        }
        const provider = await loading
        onOpen?.(total)
        return await pay(provider, options, complete, signal)
      } catch (error) {
        console.warn(error)
        dispatch(paymentUnavailable())
        return 'unavailable'
      }
    }
    const outcome = await tryWithLock('frond.payment', payOnce, 'elsewhere' as const)
    if (outcome !== 'elsewhere') return outcome
    dispatch(paymentElsewhere())
    return 'dismissed'
  }
}
