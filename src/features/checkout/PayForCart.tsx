import { lazyDialog } from '../../components/lazyDialog'
import type { CartItem } from '../../contract/entities'
import { priceDetails } from '../cart/priceDetails'
import { PlaceOrder } from './PlaceOrder'
import type { usePayment } from './usePayment'

const ChangedCart = lazyDialog(
  () => import('./ChangedCart'),
  'Your cart has changed, so we closed the payment.',
)

interface Props {
  payment: ReturnType<typeof usePayment>
  cart: readonly CartItem[]
  /** Something has to be chosen first. */
  isIncomplete: boolean
}

/** Opens the payment (Spec §4). If the cart has changed meanwhile, a dialog offers the new amount. */
export function PayForCart({ payment, cart, isIncomplete }: Props) {
  return (
    <>
      <PlaceOrder
        cart={cart}
        busy={payment.isButtonBusy}
        isIncomplete={isIncomplete}
        onPress={payment.press}
      />
      <ChangedCart
        open={payment.isOffering}
        total={priceDetails(cart).total}
        onPay={payment.press}
        onClose={payment.decline}
      />
    </>
  )
}
