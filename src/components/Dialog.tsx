import CloseIcon from '@mui/icons-material/Close'
import MuiDialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { dialogContainer } from './dialogContainer'
import { useScrollLock } from './useScrollLock'

interface Props {
  open: boolean
  onClose: () => void
  onKeyDown?: DialogProps['onKeyDown']
  title: string
  maxWidth?: DialogProps['maxWidth']
  /** Buttons that stay visible below the scrolling content. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog labelled by its title. Fills the screen on phones unless its size is `xs`. Load it
 * lazily.
 */
export function Dialog({
  open,
  onClose,
  onKeyDown,
  title,
  maxWidth = 'sm',
  actions,
  children,
}: Props) {
  const titleId = useId()
  useScrollLock(open)
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      // Undefined would replace MUI's own handler, which closes the dialog on Escape.
      {...(onKeyDown && { onKeyDown })}
      container={dialogContainer}
      disableScrollLock
      maxWidth={maxWidth}
      aria-labelledby={titleId}
    >
      {/* An id of its own: MUI would give it the one that names the dialog, with 'Close' in the name. */}
      <DialogTitle component="div" id={`${titleId}-bar`}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </MuiDialog>
  )
}
