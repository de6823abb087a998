import Button, { type ButtonProps } from '@mui/material/Button'
import { memo, type ReactNode } from 'react'

interface ToolButtonProps extends Pick<ButtonProps, 'aria-describedby' | 'onClick'> {
  /** A constant, or the button would render again. */
  icon: ReactNode
  label: string
}

/**
 * Opens a dialog. The name doesn't depend on the label, which is small on a phone. Memoised,
 * because the URL often changes.
 */
export const ToolButton = memo(function ToolButton({ icon, label, ...props }: ToolButtonProps) {
  return (
    <Button variant="outlined" aria-label={label} aria-haspopup="dialog" {...props}>
      {icon}
      <span>{label}</span>
    </Button>
  )
})
