import Button, { type ButtonProps } from '@mui/material/Button'

interface BusyButtonProps extends ButtonProps {
  /** Something is under way: the button keeps its size and focus, and ignores clicks. */
  busy: boolean
}

/**
 * A button for what takes a while. MUI's own `loading` disables the button, which would take the
 * keyboard's focus from the one that was just pressed.
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
