import type { ButtonProps } from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazyDialog } from '../../components/lazyComponent'
import type { CartItem } from '../../contract/entities'
import { priceDetails } from '../cart/priceDetails'
import { PlaceOrder } from './PlaceOrder'
import type { usePayment } from './usePayment'

const ChangedCart = lazyDialog(
  () => import('./ChangedCart'),
  'Your cart has changed, so we closed the payment.',
)

const CANCELLED = "You cancelled the payment. You haven't been charged, and your cart is as it was."

interface Props {
  payment: ReturnType<typeof usePayment>
  cart: readonly CartItem[]
  /** Something has to be chosen first. */
  isIncomplete: boolean
  /** The look of the button; another one comes first while there's no address. */
  variant: ButtonProps['variant']
}

/** Opens the payment (Spec §4). If the cart has changed meanwhile, a dialog offers the new amount. */
export function PayForCart({ payment, cart, isIncomplete, variant }: Props) {
  return (
    <>
      <PlaceOrder
        cart={cart}
        busy={payment.isButtonBusy}
        isIncomplete={isIncomplete}
        onPress={payment.press}
        variant={variant}
      />
      {/* While it's empty, it takes no room. On phones it's above the button, which is docked at the bottom. */}
      <Typography
        role="status"
        sx={{ order: { xs: -1, md: 0 }, '&:empty': { position: 'absolute' } }}
      >
        {payment.isCancelled && CANCELLED}
      </Typography>
      <ChangedCart
        open={payment.isOffering}
        total={priceDetails(cart).total}
        onPay={payment.press}
        onClose={payment.decline}
      />
    </>
  )
}
