import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode } from 'react'

interface ToolButtonProps extends Pick<ButtonProps, 'aria-describedby' | 'onClick'> {
  icon: ReactNode
  label: string
}

/** Opens a dialog. The name doesn't depend on the label, which is small on a phone. */
export function ToolButton({ icon, label, ...props }: ToolButtonProps) {
  return (
    <Button variant="outlined" aria-label={label} aria-haspopup="dialog" {...props}>
      {icon}
      <span>{label}</span>
    </Button>
  )
}
