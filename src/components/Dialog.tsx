import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import MuiDialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ComponentProps, type ReactNode, type RefObject, useId, useRef } from 'react'
import { dialogContainer, usePageUnderDialog } from './pageUnderDialog'

interface Props {
  open: boolean
  onClose: () => void
  onKeyDown?: DialogProps['onKeyDown']
  title: string
  /** Makes the content and the buttons a form. */
  form?: ComponentProps<'form'> | undefined
  /** Buttons that stay visible below the scrolling content. */
  actions?: ReactNode
  children: ReactNode
  maxWidth?: DialogProps['maxWidth']
  /**
   * Focused once the dialog is open, by default its first button: with the focus on the dialog itself,
   * a screen reader reads out all of its content.
   */
  initialFocus?: RefObject<HTMLElement | null>
}

/** A modal dialog labelled by its title. Fills the screen on phones unless its size is `xs`. Load it lazily. */
export function Dialog({
  open,
  onClose,
  onKeyDown,
  title,
  form,
  actions,
  children,
  maxWidth = 'sm',
  initialFocus,
}: Props) {
  const titleId = useId()
  const closeButton = useRef<HTMLButtonElement>(null)
  usePageUnderDialog(open)
  const body = (
    <>
      <DialogContent>{children}</DialogContent>
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </>
  )
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      // Undefined would replace MUI's own handler, which closes the dialog on Escape.
      {...(onKeyDown && { onKeyDown })}
      container={dialogContainer}
      disableScrollLock
      // Otherwise the page stays hidden from screen readers, with the focus already in it.
      closeAfterTransition={false}
      maxWidth={maxWidth}
      // Before MUI would focus the dialog itself. It's called again for a dialog that is still closing.
      slotProps={{ transition: { onEnter: () => (initialFocus ?? closeButton).current?.focus() } }}
      aria-labelledby={titleId}
    >
      {/* A separate id: MUI would use the dialog's label id, and the label would then include 'Close'. */}
      <DialogTitle component="div" id={`${titleId}-bar`}>
        {/* The text is an element's only child, or a translated page would keep the first one. */}
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        <IconButton ref={closeButton} aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      {form ? (
        <Box component="form" sx={{ display: 'contents' }} {...form}>
          {body}
        </Box>
      ) : (
        body
      )}
    </MuiDialog>
  )
}
