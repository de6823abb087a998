import CloseIcon from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type CustomContentProps, enqueueSnackbar, SnackbarProvider, useSnackbar } from 'notistack'
import { type Ref, useEffect } from 'react'
import { useDismissTimer } from './useDismissTimer'
import { toastsAboveDocked } from '../theme/docked'
import { setToastRenderer, TOAST_MS, type ToastKind } from './toast'

interface ToastProps extends Pick<CustomContentProps, 'id' | 'message'> {
  severity: ToastKind
  /** It has slid out. */
  isHidden: boolean
  ref?: Ref<HTMLDivElement> | undefined
}

const hidden = { visibility: 'hidden' } as const

/** Uses its own timer, because notistack's doesn't pause on keyboard focus. */
function Toast({ id, message, severity, isHidden, ref }: ToastProps) {
  const { closeSnackbar } = useSnackbar()
  const close = () => {
    closeSnackbar(id)
  }
  const { handlers } = useDismissTimer(TOAST_MS, close)

  return (
    <Alert
      ref={ref}
      role="status"
      style={isHidden ? hidden : undefined}
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

function contentOf(severity: ToastKind) {
  return function Content({
    id,
    message,
    style,
    ref,
  }: CustomContentProps & { ref?: ToastProps['ref'] }) {
    const isHidden = style.visibility === 'hidden'
    return <Toast ref={ref} id={id} message={message} severity={severity} isHidden={isHidden} />
  }
}

const contents = {
  success: contentOf('success'),
  error: contentOf('error'),
  warning: contentOf('warning'),
  info: contentOf('info'),
}

const docked = <GlobalStyles styles={toastsAboveDocked} />

/** The stack of toasts (Spec §8) in the live region. Loaded by the Toaster, off the critical path. */
export default function ToastStack({ domRoot }: { domRoot: HTMLElement }) {
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
}
