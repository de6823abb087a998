import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/Remove'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { memo, type MouseEvent, useCallback } from 'react'
import { useAppDispatch } from '../../store/hooks'
import { VisuallyHidden } from '../../theme/VisuallyHidden'
import { keyRepeats } from '../../platform/keyFilter'
import { type Line, useQty } from './line'
import { decreaseQty, increaseQty } from './cartThunks'
import { canDecrease, isAtMinimum, MINUS_NOTE } from './quantity'

const minusIcon = <RemoveIcon />
/** Re-renders only when it becomes disabled, or no longer is. */
const MinusButton = memo(IconButton)

/** The number and minus, which re-render with the quantity. */
function Quantity({ lineKey, item: { _id: id, name } }: Props) {
  const dispatch = useAppDispatch()
  const qty = useQty(lineKey)
  const isLast = !canDecrease(qty - 1)

  const decrease = useCallback(
    ({ currentTarget: minus }: MouseEvent<HTMLButtonElement>) => {
      // A button that becomes disabled loses focus, so the stepper takes it.
      if (isLast && minus === document.activeElement) minus.parentElement?.focus()
      void dispatch(decreaseQty(id))
    },
    [dispatch, id, isLast],
  )

  return (
    <>
      <MinusButton
        aria-label={`Decrease quantity of ${name}`}
        title={isAtMinimum(qty) ? MINUS_NOTE : undefined}
        disabled={!canDecrease(qty)}
        onClick={decrease}
      >
        {minusIcon}
      </MinusButton>
      <Typography component="span" aria-hidden="true">
        {qty}
      </Typography>
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {`Quantity ${String(qty)}`}
      </VisuallyHidden>
    </>
  )
}

interface Props {
  /** The line's key in its list (withKeys). */
  lineKey: string
  item: Line
}

/** A line's quantity with minus, which works only above 3, and plus (Spec §5). */
export function QuantityStepper({ lineKey, item }: Props) {
  const dispatch = useAppDispatch()
  return (
    <Paper
      variant="stepper"
      role="group"
      {...keyRepeats}
      aria-label={`Quantity of ${item.name}`}
      tabIndex={-1}
    >
      <Quantity lineKey={lineKey} item={item} />
      <IconButton
        aria-label={`Increase quantity of ${item.name}`}
        onClick={() => {
          void dispatch(increaseQty(item._id))
        }}
      >
        <AddIcon />
      </IconButton>
    </Paper>
  )
}
