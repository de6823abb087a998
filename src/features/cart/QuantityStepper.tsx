import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/Remove'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { CartItem } from '@/contract/entities'
import { keyRepeats } from '@/platform/keyFilter'
import { useAppDispatch } from '@/store/hooks'
import type { ChangeOutcome } from '@/sync/pendingList'
import { VisuallyHidden } from '@/theme/VisuallyHidden'
import { decreaseQty, increaseQty } from './cartThunks'
import { canDecrease, isAtMinimum, MINUS_NOTE } from './quantity'

interface Props {
  item: CartItem
  /** Called with how a press has ended. */
  onOutcome: (outcome: ChangeOutcome) => void
}

/** An item's quantity with minus, which works only above 3, and plus (Spec §5). */
export function QuantityStepper({ item: { _id: id, name, qty }, onOutcome }: Props) {
  const dispatch = useAppDispatch()
  return (
    <Paper
      variant="stepper"
      role="group"
      {...keyRepeats}
      aria-label={`Quantity of ${name}`}
      tabIndex={-1}
    >
      <IconButton
        aria-label={`Decrease quantity of ${name}`}
        title={isAtMinimum(qty) ? MINUS_NOTE : undefined}
        disabled={!canDecrease(qty)}
        onClick={({ currentTarget: minus }) => {
          // A button that becomes disabled loses focus, so the stepper takes it.
          if (!canDecrease(qty - 1) && minus === document.activeElement)
            minus.parentElement?.focus()
          void dispatch(decreaseQty(id)).then(onOutcome)
        }}
      >
        <RemoveIcon />
      </IconButton>
      <Typography component="span" aria-hidden="true">
        {qty}
      </Typography>
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {`Quantity ${String(qty)}`}
      </VisuallyHidden>
      <IconButton
        aria-label={`Increase quantity of ${name}`}
        onClick={() => {
          void dispatch(increaseQty(id)).then(onOutcome)
        }}
      >
        <AddIcon />
      </IconButton>
    </Paper>
  )
}
