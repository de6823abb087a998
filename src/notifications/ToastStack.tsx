import CloseIcon from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type CustomContentProps, enqueueSnackbar, SnackbarProvider, useSnackbar } from 'notistack'
import { memo, type Ref, useCallback, useEffect } from 'react'
import { useDismissTimer } from './useDismissTimer'
import { toastsAboveDocked } from '../theme/docked'
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
  const { handlers } = useDismissTimer(TOAST_MS, close)

  return (
    <Alert
      ref={ref}
      role="status"
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

const docked = <GlobalStyles styles={toastsAboveDocked} />

/**
 * The stack of toasts (Spec §8) in the live region. Loaded by the Toaster, off the critical path, and
 * memoised, because the Toaster re-renders with every announcement.
 */
export default memo(function ToastStack({ domRoot }: { domRoot: HTMLElement }) {
  useEffect(
    () =>
      setToastRenderer((message, variant) => {
        enqueueSnackbar(message, { variant })
      }),
    [],
  )
  return (
    <>
      {docked}
      <SnackbarProvider
        domRoot={domRoot}
        maxSnack={3}
        autoHideDuration={null}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
        Components={contents}
      />
    </>
  )
})
