import Button, { type ButtonProps } from '@mui/material/Button'

interface BusyButtonProps extends ButtonProps {
  /** While true, the button ignores clicks but keeps its size and focus. */
  busy: boolean
}

/**
 * A button for actions that take a while. MUI's own `loading` disables the button, so it would lose
 * the keyboard focus as soon as it's pressed.
 */
export function BusyButton({ busy, onClick, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}
