import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type MouseEvent, useRef } from 'react'
import { useAppDispatch } from '../../app/hooks'
import type { CartItem } from '../../contract/entities'
import { IconButton } from '../../components/IconButton'
import { MinusIcon, PlusIcon } from '../../components/icons'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { decreaseQty, increaseQty } from './cartThunks'
import { canDecrease } from './quantity'
import { theme } from '../../theme/theme'

const Stepper = styled('div')(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: theme.look.radius.control,
    border: `1px solid ${theme.vars.palette.divider}`,
    '& > button, & > button:disabled': {
      borderColor: 'transparent',
      borderRadius: theme.look.radius.control,
    },
    '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}` },
    '@media print': { border: 0, '&::before': { content: '"Quantity"' } },
  }),
)

const Quantity = styled('span')(
  css({
    minWidth: '2ch',
    textAlign: 'center',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  }),
)

/** A line's quantity with minus, which works only above 3, and plus (Spec §5). */
export function QuantityStepper({ item }: { item: CartItem }) {
  const dispatch = useAppDispatch()
  const stepper = useRef<HTMLDivElement>(null)

  const decrease = (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget: minus } = event
    // A button that becomes disabled drops the focus: the stepper around it takes it.
    if (!canDecrease(item.qty - 1) && minus === document.activeElement) stepper.current?.focus()
    void dispatch(decreaseQty(item._id))
  }

  return (
    <Stepper ref={stepper} role="group" aria-label={`Quantity of ${item.name}`} tabIndex={-1}>
      <IconButton
        aria-label={`Decrease quantity of ${item.name}`}
        disabled={!canDecrease(item.qty)}
        onClick={decrease}
      >
        <MinusIcon />
      </IconButton>
      <Quantity aria-hidden="true">{item.qty}</Quantity>
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        Quantity {item.qty}
      </VisuallyHidden>
      <IconButton
        aria-label={`Increase quantity of ${item.name}`}
        onClick={() => {
          void dispatch(increaseQty(item._id))
        }}
      >
        <PlusIcon />
      </IconButton>
    </Stepper>
  )
}
