import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Address } from '@/contract/entities'
import { paths } from '@/navigation/paths'
import { useAppDispatch } from '@/store/hooks'
import { placeOrder } from './orderPayment'
import type { OrderOutcome } from './paymentScope'

/**
 * The payment of a page (Spec §4). Leaving the page, by Back too, ends it and closes its widget. Once the
 * payment has succeeded, the receipt follows.
 */
export function usePayment(address: Address | undefined) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [status, setStatus] = useState<'idle' | 'starting' | 'open' | OrderOutcome>('idle')
  const running = useRef<AbortController>(null)

  useEffect(
    () => () => {
      running.current?.abort()
    },
    [],
  )

  const press = async () => {
    // Two clicks may come before the button shows the first one.
    if (running.current) return
    const page = new AbortController()
    running.current = page
    setStatus('starting')
    const outcome = await dispatch(
      placeOrder({
        address,
        signal: page.signal,
        onOpen: () => {
          setStatus('open')
        },
        onPaid: () => {
          setStatus('paid')
          void navigate(paths.checkout)
        },
      }),
    )
    running.current = null
    // An earlier payment may have succeeded meanwhile.
    setStatus((current) => (current === 'paid' ? current : outcome))
  }

  return {
    /** How the last payment ended, or how far the current one is. */
    status,
    /** While the widget is open the button is enabled, because the widget returns the focus to it. */
    isButtonBusy: status === 'starting' || status === 'paid',
    press: () => {
      void press()
    },
  }
}
