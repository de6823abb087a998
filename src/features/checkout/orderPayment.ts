import { nanoid } from '@reduxjs/toolkit'
import type { Address, AuthUser, CartItem } from '@/contract/entities'
import { selectAuthUser, selectUserKey } from '@/features/auth/authSlice'
import { cartList, selectCart, selectCartWithCurrentProducts } from '@/features/cart/cartApi'
import { cartLoadFailed } from '@/features/cart/cartThunks'
import { orderKey, orderLines, priceDetails, sellable } from '@/features/cart/priceDetails'
import { catalogApi } from '@/features/catalog/catalogApi'
import { storedName } from '@/platform/storedName'
import type { AppThunk } from '@/store/types'
import { beginFact, finishFacts } from '@/sync/facts'
import { withLock } from '@/sync/locks'
import { paymentElsewhere, paymentSucceeded, paymentUnavailable } from './checkoutEvents'
import { clearPaid } from './clearPaid'
import { internationalPhone } from './internationalPhone'
import { type OrderOutcome, type PaymentScope, startPayment } from './paymentScope'
import { loadPaymentProvider } from './paymentScript'
import { receiptStorage } from './receiptStorage'
import { rememberScrolling } from './rememberScrolling'

declare module '@/store/types' {
  interface Services {
    /** The payment provider's public key; empty if the mock stands in for the provider. */
    paymentKey: string
  }
}

const readCatalogue = catalogApi.endpoints.getProducts.initiate

interface OrderOptions {
  /** The delivery address; not required by the specification. */
  address?: Address | undefined
  /** Aborted when the shopper leaves the page. A completed payment still counts. */
  signal?: AbortSignal
  /** Called just before the widget opens. */
  onOpen?: () => void
  /** Called when the order is paid and saved, even if the widget was dismissed before. */
  onPaid?: () => void
}

/**
 * Resolves to the items of the backend's cart that can be ordered, at today's prices, or undefined
 * if the cart can't be read. It's read once every pending change has arrived and items that have
 * already been paid for are removed, so that they aren't charged again.
 */
function cartToPay(user: string): AppThunk<Promise<CartItem[] | undefined>> {
  return async (dispatch, getState) => {
    const catalogue = dispatch(readCatalogue(undefined, { subscribe: false, forceRefetch: true }))
    await dispatch(cartList.waitUntilSent())
    if (!(await dispatch(finishFacts('paid')))) return undefined
    const cart = await dispatch(cartList.refetch(user))
    await catalogue
    return cart && sellable(selectCartWithCurrentProducts(getState())(cart))
  }
}

/** Saves a paid order, so that its items are removed from the cart whatever happens next. */
function saveOrder(
  { email: user }: AuthUser,
  cart: readonly CartItem[],
  { address, onPaid }: OrderOptions,
): AppThunk {
  return (dispatch, getState) => {
    const items = cart.map(({ _id, createdAt, qty }) => ({ _id, createdAt, qty }))
    dispatch(beginFact({ kind: 'paid', id: nanoid(), user, items }, clearPaid))
    if (selectUserKey(getState()) !== user) return
    receiptStorage.write({
      user,
      date: new Date().toISOString(),
      lines: orderLines(cart),
      total: priceDetails(cart).total,
      address,
    })
    onPaid?.()
  }
}

/** Loads the cart and the provider and opens the widget, unless the payment ends first. */
function openWidget(
  payment: PaymentScope,
  user: AuthUser,
  options: OrderOptions,
): AppThunk<Promise<void>> {
  return async (dispatch, getState, { paymentKey }) => {
    const loading = loadPaymentProvider()
    // The error is thrown below, if there is anything to pay for.
    loading.catch(() => undefined)
    const cart = await dispatch(cartToPay(user.email))
    if (payment.isOver()) return
    if (!cart) dispatch(cartLoadFailed())
    const { total, items } = priceDetails(cart ?? [])
    if (!cart || total <= 0) {
      payment.end('notOpened')
      return
    }
    payment.cart = cart
    const Provider = await loading
    if (payment.isOver()) return
    const contact = internationalPhone(options.address?.mobile ?? '')
    let isPaid = false
    const widget = new Provider({
      key: paymentKey,
      amount: Math.round(total * 100),
      currency: 'INR',
      name: 'Frond',
      description: items === 1 ? '1 item' : `${String(items)} items`,
      prefill: {
        name: `${user.firstName} ${user.lastName}`,
        email: user.email,
        ...(contact !== undefined && { contact }),
      },
      theme: { color: '#008000' },
      handler: () => {
        if (isPaid) return
        isPaid = true
        payment.end('paid')
        dispatch(saveOrder(user, cart, options))
        dispatch(paymentSucceeded())
      },
      modal: {
        ondismiss: () => {
          payment.end('dismissed')
        },
      },
    })
    if (orderKey(selectCart(getState())) !== orderKey(cart)) {
      // The shopper changed the cart after it was read, and no later action would compare the two.
      payment.end('changed')
      return
    }
    payment.closeWidget = () => widget.close?.()
    options.onOpen?.()
    void payment.ended.finally(rememberScrolling())
    widget.open()
  }
}

/**
 * Opens the payment widget for the cart (Spec §4) and removes what was paid for. A failed attempt
 * leaves the widget open, as the provider does. A payment that's confirmed after its widget was
 * dismissed still counts.
 */
export function placeOrder(options: OrderOptions = {}): AppThunk<Promise<OrderOutcome>> {
  return async (dispatch, getState) => {
    const user = selectAuthUser(getState())
    if (!user) return 'left'
    const pay = () => {
      const payment = dispatch(startPayment(user.email, options.signal))
      dispatch(openWidget(payment, user, options)).catch((error: unknown) => {
        if (payment.isOver()) return
        console.warn(error)
        dispatch(paymentUnavailable())
        payment.end('unavailable')
      })
      return payment.ended
    }
    const outcome = await withLock(storedName('payment'), pay, 'elsewhere' as const)
    if (outcome !== 'elsewhere') return outcome
    dispatch(paymentElsewhere())
    return 'notOpened'
  }
}
