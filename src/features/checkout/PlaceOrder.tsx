import { useEffect, useRef, useState } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../../app/hooks'
import { paths } from '../../navigation/paths'
import { useHistoryDialog } from '../../navigation/useHistoryDialog'
import type { Address, CartItem } from '../../contract/entities'
import { priceDetails } from '../cart/priceDetails'
import { lazyDialog } from '../../components/lazyDialog'
import { BusyButton } from '../../components/BusyButton'
import { type CloseReason, placeOrder } from './orderPayment'

const ChangedCart = lazyDialog(
  () => import('./ChangedCart'),
  'Your cart has changed: the payment was closed.',
)

interface Props {
  cart: readonly CartItem[]
  /** Where the order goes; the specification asks for none. */
  address?: Address | undefined
}

/** A visit to the payment widget. */
interface Visit {
  /** Rupees that the widget asks for. */
  total: number
  close: (reason: CloseReason) => void
}

/**
 * In the cart it leads to the order summary, elsewhere it opens the payment (Spec §4), as an entry
 * of the history: Back closes the widget. Where another tab changes the cart meanwhile, the widget
 * is closed as well, and the new amount offered.
 */
export function PlaceOrder({ cart, address }: Props) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const dialog = useHistoryDialog('payment')
  const latestDialog = useRef(dialog)
  const [paying, setPaying] = useState(false)
  const [visit, setVisit] = useState<Visit>()
  const [hasChanged, setHasChanged] = useState(false)
  const { total } = priceDetails(cart)

  useEffect(() => {
    latestDialog.current = dialog
  })
  const isLeft = !dialog.isOpen
  useEffect(() => {
    // A reload has closed the widget, and left its entry.
    latestDialog.current.close()
  }, [])
  useEffect(() => {
    if (!visit) return
    if (total !== visit.total) visit.close('changed')
    else if (isLeft) visit.close('left')
  }, [visit, isLeft, total])

  const pay = async () => {
    setPaying(true)
    setHasChanged(false)
    const controller = new AbortController()
    const outcome = await dispatch(
      placeOrder({
        address,
        signal: controller.signal,
        onOpen: (openedWith) => {
          latestDialog.current.open()
          setVisit({
            total: openedWith,
            close: (reason) => {
              controller.abort(reason)
            },
          })
        },
        onPaid: () => void navigate(paths.checkout, { replace: true }),
      }),
    )
    setVisit(undefined)
    setPaying(false)
    if (outcome === 'changed') setHasChanged(true)
    else if (outcome !== 'paid') latestDialog.current.close()
  }

  const proceed = () => {
    if (matchPath(paths.cart, pathname)) void navigate(paths.orderSummary)
    else if (!paying) void pay()
  }

  return (
    <>
      <BusyButton fullWidth busy={paying} disabled={total <= 0} onClick={proceed}>
        Place Order
      </BusyButton>
      <ChangedCart
        open={hasChanged && dialog.isOpen}
        total={total}
        onPay={() => void pay()}
        onClose={dialog.close}
      />
    </>
  )
}
