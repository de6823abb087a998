import type { ButtonProps } from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { CartItem } from '@/contract/entities'
import { PlaceOrder } from './PlaceOrder'
import type { usePayment } from './usePayment'

type Payment = ReturnType<typeof usePayment>

interface Props {
  payment: Payment
  cart: readonly CartItem[]
  /** Something has to be chosen first. */
  isIncomplete: boolean
  /** The look of the button; another one comes first while there's no address. */
  variant: ButtonProps['variant']
}

const notes: Partial<Record<Payment['status'], string>> = {
  dismissed: "You cancelled the payment. You haven't been charged, and your cart is as it was.",
  changed: "Your cart has changed, so we closed the payment. You haven't been charged.",
}

/** Opens the payment (Spec §4), and says in one line by the button why it has ended. */
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
      {/* While it's empty, it takes no room. The next press empties it, which mustn't move the button: on
          phones, that stays at the bottom. */}
      <Typography
        role="status"
        sx={{ order: { xs: -1, md: 0 }, '&:empty': { position: 'absolute' } }}
      >
        {notes[payment.status]}
      </Typography>
    </>
  )
}
