import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { theme } from '../theme/theme'

type Variant = 'contained' | 'outlined' | 'text'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const { palette } = theme.vars

const look = css({
  ...theme.typography.button,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  minHeight: theme.look.touch,
  padding: theme.spacing(2, 5),
  border: '1px solid transparent',
  borderRadius: theme.look.radius.control,
  backgroundColor: 'transparent',
  color: palette.primary.main,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: ['background-color', 'border-color', 'color']
    .map((property) => `${property} ${theme.look.motion.hover}`)
    .concat(`transform ${theme.look.motion.press}`)
    .join(),
  '&:active': { transform: 'scale(.98)' },
  '& svg': { flexShrink: 0 },
  '&[data-full-width="true"]': { display: 'flex', width: '100%' },
  '&[data-variant="contained"]': {
    backgroundColor: palette.primary.main,
    color: palette.primary.contrastText,
    '&:hover': {
      backgroundColor: `color-mix(in srgb, ${palette.primary.main} 86%, ${palette.text.primary})`,
    },
  },
  '&[data-variant="outlined"]': {
    borderColor: palette.inputBorder,
    '&:hover': { borderColor: palette.primary.main, backgroundColor: palette.background.tint },
  },
  '&[data-variant="text"]': {
    paddingInline: theme.spacing(3),
    '&:hover': { backgroundColor: palette.background.tint },
  },
  '&:disabled': {
    borderColor: palette.divider,
    backgroundColor: palette.background.tint,
    color: palette.text.secondary,
    cursor: 'not-allowed',
    transform: 'none',
    '&:hover': { borderColor: palette.divider, backgroundColor: palette.background.tint },
  },
  '&[aria-busy="true"]': {
    cursor: 'progress',
    transform: 'none',
    WebkitTextFillColor: 'transparent',
    '& svg': { visibility: 'hidden' },
    '&::after': {
      content: '""',
      position: 'absolute',
      width: '1.25em',
      height: '1.25em',
      border: '2px solid currentColor',
      borderBlockStartColor: 'transparent',
      borderRadius: '50%',
      animation: `${turn} .8s linear infinite`,
    },
  },
  '@media (forced-colors: active)': { borderColor: 'ButtonBorder' },
})

const PlainButton = styled('button')(look)
const PlainLink = styled(Link)(look)

interface Looks {
  variant?: Variant | undefined
  fullWidth?: boolean | undefined
}

interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** Something is under way: keeps its size and ignores clicks. */
  busy?: boolean | undefined
}

/** A button; `type="button"` unless told otherwise. */
export function Button({
  variant = 'contained',
  fullWidth = false,
  busy = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <PlainButton
      {...rest}
      type={type}
      data-variant={variant}
      data-full-width={fullWidth}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={(event) => {
        // Not `disabled`: a button that was just pressed must not lose the keyboard's focus.
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}

/** A link within the shop that looks like a button. */
export function ButtonLink({
  variant = 'contained',
  fullWidth = false,
  ...rest
}: ComponentProps<typeof Link> & Looks) {
  return <PlainLink {...rest} data-variant={variant} data-full-width={fullWidth} />
}
