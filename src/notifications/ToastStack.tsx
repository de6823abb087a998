import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type CustomContentProps, enqueueSnackbar, SnackbarProvider, useSnackbar } from 'notistack'
import { type Ref, useEffect, useState } from 'react'
import { light } from '../theme/palette'
import { IconButton } from '../components/IconButton'
import { CloseIcon } from '../components/icons'
import { showToastsWith, TOAST_MS } from './toast'
import { theme } from '../theme/theme'

/** Light in both schemes (Spec §8). */
const Sheet = styled('div')(
  css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    width: 'min(24rem, calc(100vw - 2rem))',
    padding: theme.spacing(1, 1, 1, 4),
    border: `1px solid ${light.divider}`,
    borderInlineStart: `4px solid ${light.success.main}`,
    borderRadius: theme.look.radius.control,
    backgroundColor: light.background.paper,
    color: light.text.primary,
    colorScheme: 'light',
    boxShadow: '0 16px 40px -16px rgb(11 20 15 / .5)',
    '&[data-variant="error"]': { borderInlineStartColor: light.error.main },
    '&[data-variant="warning"]': { borderInlineStartColor: light.warning.main },
    '&[data-variant="info"]': { borderInlineStartColor: light.info.main },
    '& p': { flex: 1, fontWeight: 500 },
    '& button': {
      color: light.text.secondary,
      '&:hover': { backgroundColor: light.background.tint },
      '&:focus-visible': { outlineColor: light.primary.main, outlineOffset: '-3px' },
    },
    '@media print': { display: 'none' },
  }),
)

/** Counts its own time, because notistack's does not stop for the keyboard's focus. */
function Toast({
  id,
  message,
  variant,
  style,
  ref,
}: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = hovered || focused

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => {
      closeSnackbar(id)
    }, TOAST_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [held, id, closeSnackbar])

  return (
    <Sheet
      ref={ref}
      // Spoken once, by the region that stays: this one may be gone before it is read out.
      role="alert"
      aria-live="off"
      style={style}
      data-variant={variant}
      // Not on entering: a toast that appears under a resting pointer would stay, and hide the
      // button that was just pressed.
      onPointerMove={() => {
        setHovered(true)
      }}
      onPointerLeave={() => {
        setHovered(false)
      }}
      onFocus={() => {
        setFocused(true)
      }}
      onBlur={() => {
        setFocused(false)
      }}
    >
      <p>{message}</p>
      <IconButton
        aria-label="Dismiss"
        onClick={() => {
          closeSnackbar(id)
        }}
      >
        <CloseIcon size={18} />
      </IconButton>
    </Sheet>
  )
}

const contents = { default: Toast, success: Toast, error: Toast, warning: Toast, info: Toast }

/** The stack of toasts (Spec §8). Loaded by the Toaster, off the critical path. */
export default function ToastStack() {
  useEffect(
    () =>
      showToastsWith((message, variant) => {
        enqueueSnackbar(message, { variant })
      }),
    [],
  )
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={null}
      anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
      Components={contents}
    />
  )
}
