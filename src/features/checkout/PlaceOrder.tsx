import type { ButtonProps } from '@mui/material/Button'
import { BusyButton } from '@/components/BusyButton'
import type { CartItem } from '@/contract/entities'
import { priceDetails, soldOutNote } from '@/features/cart/priceDetails'
import { announce } from '@/notifications/toast'

interface Props {
  cart: readonly CartItem[]
  onPress: () => void
  busy?: boolean
  /** Something has to be chosen first. */
  isIncomplete?: boolean
  variant?: ButtonProps['variant']
}

/** Says which plants aren't part of the order, if any. */
export function PlaceOrder({ cart, onPress, busy = false, isIncomplete = false, variant }: Props) {
  const soldOut = soldOutNote(cart)
  return (
    <BusyButton
      busy={busy}
      variant={variant}
      disabled={priceDetails(cart).total <= 0 || isIncomplete}
      onClick={({ detail }) => {
        if (soldOut !== undefined) announce(soldOut)
        // The second click of a double click in the cart lands on the order summary, before the shopper
        // has seen it.
        if (detail < 2) onPress()
      }}
    >
      Place Order
    </BusyButton>
  )
}
