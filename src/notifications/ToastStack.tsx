import CloseIcon from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type CustomContentProps, enqueueSnackbar, SnackbarProvider, useSnackbar } from 'notistack'
import { type Ref, useCallback, useEffect, useLayoutEffect } from 'react'
import { useDismissTimer } from '../components/useDismissTimer'
import { followPresses, placeToasts } from './placeToasts'
import { setToastRenderer, TOAST_MS, type ToastKind } from './toast'

interface ToastProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>
}

/** Uses its own timer, because notistack's doesn't pause on keyboard focus. */
function Toast({ id, message, severity, style, ref }: ToastProps & { severity: ToastKind }) {
  const { closeSnackbar } = useSnackbar()
  const close = useCallback(() => {
    closeSnackbar(id)
  }, [closeSnackbar, id])
  const handlers = useDismissTimer(TOAST_MS, close)
  useLayoutEffect(() => {
    placeToasts()
    // What the same action has rendered elsewhere may follow.
    const frame = requestAnimationFrame(placeToasts)
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [])

  return (
    <Alert
      ref={ref}
      // Announced once, by the permanent live region: a toast may be gone before it's read out.
      role="alert"
      aria-live="off"
      style={style}
      variant="toast"
      severity={severity}
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

const contents = {
  success: (props: ToastProps) => <Toast {...props} severity="success" />,
  error: (props: ToastProps) => <Toast {...props} severity="error" />,
  warning: (props: ToastProps) => <Toast {...props} severity="warning" />,
  info: (props: ToastProps) => <Toast {...props} severity="info" />,
}

/** The stack of toasts (Spec §8). Loaded by the Toaster, off the critical path. */
export default function ToastStack() {
  useEffect(
    () =>
      setToastRenderer((message, variant) => {
        enqueueSnackbar(message, { variant })
      }),
    [],
  )
  useEffect(followPresses, [])
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={null}
      anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
      Components={contents}
    />
  )
}
