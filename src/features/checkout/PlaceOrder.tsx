import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../../store/hooks'
import { paths } from '../../navigation/paths'
import { useHistoryDialog } from '../../navigation/useHistoryDialog'
import type { Address, CartItem } from '../../contract/entities'
import { priceDetails, soldOutNote } from '../cart/priceDetails'
import { lazyDialog } from '../../components/lazyDialog'
import { BusyButton } from '../../components/BusyButton'
import { announce } from '../../notifications/toast'
import { placeOrder } from './orderPayment'

const ChangedCart = lazyDialog(
  () => import('./ChangedCart'),
  'Your cart has changed, so we closed the payment.',
)

interface Props {
  cart: readonly CartItem[]
  /** The delivery address; not required by the specification. */
  address?: Address | undefined
  /** Something has to be chosen first. */
  isIncomplete?: boolean
  /** Called with whether a payment or its outcome is shown: the button must stay then. */
  onBusyChange?: (isBusy: boolean) => void
}

/**
 * In the cart it leads to the order summary, elsewhere it opens the payment (Spec §4). An open
 * widget is a history entry: Back closes it, and so does leaving the page. If the cart changes
 * meanwhile, the widget closes and the new amount is offered.
 */
export function PlaceOrder({ cart, address, isIncomplete = false, onBusyChange }: Props) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const dialog = useHistoryDialog('payment')
  const latestDialog = useRef(dialog)
  /** The payment in flight. */
  const payment = useRef<AbortController>(undefined)
  const isMounted = useRef(false)
  const [status, setStatus] = useState<'idle' | 'paying' | 'changed' | 'paid'>('idle')
  const { total } = priceDetails(cart)
  // The payment has ended, or a reload or Forward has led to its entry. A press before the entry is
  // left would be taken for part of it.
  const isLeaving = dialog.isOpen && status === 'idle'
  // Back closes the dialog that offers the new amount without a call of `onClose`.
  const isOffering = status === 'changed' && dialog.isOpen
  const isBusy = status === 'paying' || status === 'paid' || isOffering

  useEffect(() => {
    onBusyChange?.(isBusy)
  }, [onBusyChange, isBusy])

  useEffect(() => {
    latestDialog.current = dialog
  })
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      payment.current?.abort()
    }
  }, [])
  useEffect(() => {
    if (!dialog.isOpen) payment.current?.abort()
  }, [dialog.isOpen])
  useEffect(() => {
    if (isLeaving) latestDialog.current.close()
  }, [isLeaving])

  useEffect(() => {
    // Not while a dismissed widget's entry is being left: going back would undo the navigation.
    if (status === 'paid' && !latestDialog.current.isClosing())
      void navigate(paths.checkout, { replace: true })
  }, [dialog.isOpen, navigate, status])

  const pay = async () => {
    // A double click presses twice before the button re-renders as busy.
    if (payment.current) return
    payment.current = new AbortController()
    setStatus('paying')
    const outcome = await dispatch(
      placeOrder({
        address,
        signal: payment.current.signal,
        onOpen: latestDialog.current.open,
        onPaid: () => {
          if (isMounted.current) setStatus('paid')
          else void navigate(paths.checkout)
        },
      }),
    )
    payment.current = undefined
    // Once it's paid, the page navigates away.
    if (outcome === 'paid') return
    setStatus(outcome === 'changed' ? 'changed' : 'idle')
    if (outcome === 'changed') latestDialog.current.open()
  }

  const proceed = ({ detail }: MouseEvent) => {
    const soldOut = soldOutNote(cart)
    if (soldOut !== undefined) announce(soldOut)
    if (matchPath(paths.cart, pathname)) void navigate(paths.orderSummary)
    // The second click of a double click in the cart lands here, before the shopper has seen the page.
    else if (detail < 2) void pay()
  }

  return (
    <>
      <BusyButton
        busy={status === 'paying' || status === 'paid' || isLeaving}
        disabled={total <= 0 || isIncomplete}
        onClick={proceed}
      >
        Place Order
      </BusyButton>
      <ChangedCart
        open={isOffering}
        total={total}
        onPay={() => void pay()}
        onClose={() => {
          setStatus('idle')
        }}
      />
    </>
  )
}
