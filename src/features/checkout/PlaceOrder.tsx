import { useState } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../../app/hooks'
import { paths } from '../../app/paths'
import type { Address, CartItem } from '../../contract/entities'
import { priceDetails } from '../cart/priceDetails'
import { BusyButton } from '../../components/BusyButton'
import { placeOrder } from './orderPayment'

interface Props {
  cart: readonly CartItem[]
  /** Where the order goes; the specification asks for none. */
  address?: Address | undefined
}

/** In the cart it leads to the order summary, elsewhere it opens the payment (Spec §4). */
export function PlaceOrder({ cart, address }: Props) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [paying, setPaying] = useState(false)

  const pay = async () => {
    setPaying(true)
    await dispatch(placeOrder(address, () => void navigate(paths.checkout)))
    setPaying(false)
  }

  const proceed = () => {
    if (matchPath(paths.cart, pathname)) void navigate(paths.orderSummary)
    else if (!paying) void pay()
  }

  return (
    <BusyButton fullWidth busy={paying} disabled={priceDetails(cart).total <= 0} onClick={proceed}>
      Place Order
    </BusyButton>
  )
}
