import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
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

/**
 * - `queued`: pressed while the entry of the last payment was being left; it starts after that.
 * - `paying`: pressed, and the widget isn't open yet; or the order is being saved.
 * - `open`: the widget is open. When it's dismissed, it returns the focus to the button before the
 *   shop hears of it, so the button must be enabled by then.
 * - `changed`: the cart has changed, and the new amount is offered.
 */
type Status = 'idle' | 'queued' | 'paying' | 'open' | 'changed' | 'paid'

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
  const [status, setStatus] = useState<Status>('idle')
  const { total } = priceDetails(cart)
  // The payment has ended, or a reload or Forward has led to its entry. A payment that started
  // before the entry is left would end with it.
  const isLeaving = dialog.isOpen && (status === 'idle' || status === 'queued')
  // Back closes the dialog that offers the new amount without a call of `onClose`.
  const isOffering = status === 'changed' && dialog.isOpen
  const isBusy = isOffering || !['idle', 'changed'].includes(status)

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
    // Not while a dismissed widget's entry is being left: going back would undo the navigation.
    if (status === 'paid' && !latestDialog.current.isClosing())
      void navigate(paths.checkout, { replace: true })
  }, [dialog.isOpen, navigate, status])

  const start = async () => {
    payment.current = new AbortController()
    const outcome = await dispatch(
      placeOrder({
        address,
        signal: payment.current.signal,
        onOpen: () => {
          setStatus('open')
          latestDialog.current.open()
        },
        onSucceeded: () => {
          setStatus('paying')
        },
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

  const startQueued = useEffectEvent(() => void start())
  useEffect(() => {
    if (isLeaving) latestDialog.current.close()
    else if (status === 'queued') startQueued()
  }, [isLeaving, status])

  const pay = () => {
    // A double click presses twice before the button re-renders as busy.
    if (payment.current) return
    setStatus(isLeaving ? 'queued' : 'paying')
    if (!isLeaving) void start()
  }

  const proceed = ({ detail }: MouseEvent) => {
    const soldOut = soldOutNote(cart)
    if (soldOut !== undefined) announce(soldOut)
    if (matchPath(paths.cart, pathname)) void navigate(paths.orderSummary)
    // The second click of a double click in the cart lands here, before the shopper has seen the page.
    else if (detail < 2) pay()
  }

  return (
    <>
      <BusyButton
        busy={status === 'queued' || status === 'paying' || status === 'paid'}
        disabled={total <= 0 || isIncomplete}
        onClick={proceed}
      >
        Place Order
      </BusyButton>
      <ChangedCart
        open={isOffering}
        total={total}
        onPay={pay}
        onClose={() => {
          setStatus('idle')
        }}
      />
    </>
  )
}
