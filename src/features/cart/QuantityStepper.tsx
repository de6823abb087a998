import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/Remove'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { memo, type MouseEvent, useCallback, useRef } from 'react'
import { useAppDispatch } from '../../store/hooks'
import { VisuallyHidden } from '../../theme/VisuallyHidden'
import { keyRepeats } from '../../platform/heldKeys'
import type { CartItem } from '../../contract/entities'
import { decreaseQty, increaseQty } from './cartThunks'
import { canDecrease, isAtMinimum, MINUS_NOTE } from './quantity'

const plusIcon = <AddIcon />
/** Doesn't re-render with the number beside it. */
const PlusButton = memo(IconButton)

/** A line's quantity with minus, which works only above 3, and plus (Spec §5). */
export function QuantityStepper({ item }: { item: CartItem }) {
  const { _id: id } = item
  const dispatch = useAppDispatch()
  const stepper = useRef<HTMLDivElement>(null)

  const increase = useCallback(() => {
    void dispatch(increaseQty(id))
  }, [dispatch, id])

  const decrease = (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget: minus } = event
    // A button that becomes disabled loses focus, so the stepper takes it.
    if (!canDecrease(item.qty - 1) && minus === document.activeElement) stepper.current?.focus()
    void dispatch(decreaseQty(id))
  }

  return (
    <Paper
      ref={stepper}
      variant="stepper"
      role="group"
      {...keyRepeats}
      aria-label={`Quantity of ${item.name}`}
      tabIndex={-1}
    >
      <IconButton
        aria-label={`Decrease quantity of ${item.name}`}
        title={isAtMinimum(item.qty) ? MINUS_NOTE : undefined}
        disabled={!canDecrease(item.qty)}
        onClick={decrease}
      >
        <RemoveIcon />
      </IconButton>
      <Typography component="span" aria-hidden="true">
        {item.qty}
      </Typography>
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {`Quantity ${String(item.qty)}`}
      </VisuallyHidden>
      <PlusButton aria-label={`Increase quantity of ${item.name}`} onClick={increase}>
        {plusIcon}
      </PlusButton>
    </Paper>
  )
}
