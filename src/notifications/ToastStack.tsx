import CloseIcon from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type CustomContentProps, enqueueSnackbar, SnackbarProvider, useSnackbar } from 'notistack'
import { type Ref, useEffect } from 'react'
import { NOTICE_HEIGHT, WITH_NOTICE } from '@/theme/components/surfaces'
import { LOW_MEDIA } from '@/theme/media'
import { type Announcement, removeAnnouncement, TOAST_MS } from './toast'
import { useDismissTimer } from './useDismissTimer'

interface ToastProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>
}

/** Uses its own timer, because notistack's doesn't pause on keyboard focus. */
function Toast({ id, message, variant, style, ref }: ToastProps) {
  const { closeSnackbar } = useSnackbar()
  const close = () => {
    closeSnackbar(id)
  }
  const handlers = useDismissTimer(TOAST_MS, close)
  return (
    <Alert
      ref={ref}
      role="status"
      style={style}
      variant="toast"
      severity={variant === 'default' ? 'info' : variant}
      {...handlers}
      action={
        <IconButton aria-label="Dismiss" onClick={close}>
          <CloseIcon fontSize="small" />
        </IconButton>
      }
    >
      <Typography sx={{ fontWeight: 'inherit' }}>{message}</Typography>
    </Alert>
  )
}

const contents = { success: Toast, error: Toast, warning: Toast, info: Toast }

/** Of the same specificity for every selector, so that the last rule wins. */
const whilePageHas = (selector: string) => `html:where(:has(${selector})) &`

/** Keeps the toasts off what stays at the bottom of the window: notices, the cart's total, a dialog's buttons. */
const AboveFixed = styled('div')(({ theme: { breakpoints } }) => {
  // Above the buttons it would cover the last field and its message.
  const belowTitle = {
    [whilePageHas('.MuiDialogActions-root')]: { bottom: 'auto', top: '3.5rem' },
  }
  return {
    '& .notistack-SnackbarContainer': {
      [`${WITH_NOTICE} &`]: { marginBlockEnd: NOTICE_HEIGHT },
      [breakpoints.down('md')]: { [whilePageHas('[data-at-bottom]')]: { bottom: '7.5rem' } },
      // A dialog covers notices and total. It fills small screens; elsewhere it leaves room below.
      [whilePageHas('.MuiDialog-root')]: { marginBlockEnd: 0, bottom: '14px' },
      [breakpoints.down('sm')]: belowTitle,
      [LOW_MEDIA]: belowTitle,
    },
  }
})

/** Shows each toast once. Loaded by the Toaster, off the critical path. */
export default function ToastStack({ toasts }: { toasts: readonly Announcement[] }) {
  useEffect(() => {
    for (const { id, message, kind } of toasts) {
      if (removeAnnouncement(id)) enqueueSnackbar(message, { variant: kind ?? 'info' })
    }
  }, [toasts])
  return (
    <AboveFixed>
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={null}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
        Components={contents}
      />
    </AboveFixed>
  )
}
