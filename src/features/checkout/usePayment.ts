import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../../store/hooks'
import { paths } from '../../navigation/paths'
import { useHistoryDialog } from '../../navigation/useHistoryDialog'
import type { Address } from '../../contract/entities'
import { placeOrder } from './orderPayment'
import { isButtonBusy, noPayment, paymentReducer, taskOf } from './paymentState'

/**
 * The payment of a page (Spec §4). An open widget is a history entry: Back closes it, and so does leaving
 * the page. If the cart changes meanwhile, the widget closes and the new amount is offered.
 */
export function usePayment(address: Address | undefined) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const dialog = useHistoryDialog('payment')
  const [payment, send] = useReducer(paymentReducer, noPayment)
  const isMounted = useRef(false)
  if (dialog.isOpen !== payment.hasEntry)
    send({ type: dialog.isOpen ? 'entryEntered' : 'entryLeft' })

  const pay = useEffectEvent(async (signal: AbortSignal) => {
    const outcome = await dispatch(
      placeOrder({
        address,
        signal,
        onOpen: () => {
          send({ type: 'widgetOpened' })
          dialog.open()
        },
        onSucceeded: () => {
          send({ type: 'succeeded' })
        },
        onPaid: () => {
          if (isMounted.current) send({ type: 'orderSaved' })
          else void navigate(paths.checkout)
        },
      }),
    )
    send({ type: 'ended', outcome })
    if (outcome === 'changed') dialog.open()
  })
  const leaveEntry = useEffectEvent(() => {
    dialog.close()
  })

  // Not while a dismissed widget's entry is being left: going back would undo the navigation.
  const task = dialog.isClosing() ? undefined : taskOf(payment)
  useEffect(() => {
    isMounted.current = true
    const page = new AbortController()
    if (task === 'pay') void pay(page.signal)
    if (task === 'leaveEntry') leaveEntry()
    if (task === 'showReceipt') void navigate(paths.checkout, { replace: true })
    return () => {
      isMounted.current = false
      page.abort()
    }
  }, [navigate, task])

  return {
    isButtonBusy: isButtonBusy(payment),
    isCancelled: payment.isCancelled,
    /** True while a payment or its outcome is shown: the button must stay then. */
    isActive: payment.status !== 'idle',
    /** Back closes the dialog that offers the new amount without a call of `decline`. */
    isOffering: payment.status === 'changed' && payment.hasEntry,
    press: () => {
      send({ type: 'pressed' })
    },
    decline: () => {
      send({ type: 'declined' })
    },
  }
}
