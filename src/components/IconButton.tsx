import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { theme } from '../theme/theme'

const look = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: theme.look.touch,
  height: theme.look.touch,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: theme.look.radius.chip,
  backgroundColor: 'transparent',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  transition: `background-color ${theme.look.motion.hover}, color ${theme.look.motion.hover}, transform ${theme.look.motion.press}`,
  '&:hover': { backgroundColor: theme.vars.palette.background.tint },
  '&:active': { transform: 'scale(.94)' },
  '&[aria-pressed="true"]': { color: theme.vars.palette.sale.main },
  '&[data-tone="raised"]': {
    borderColor: theme.vars.palette.divider,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&[data-tone="outlined"]': { borderColor: theme.vars.palette.inputBorder },
  '&:disabled': {
    borderColor: theme.vars.palette.divider,
    color: theme.vars.palette.text.secondary,
    cursor: 'not-allowed',
    transform: 'none',
    '& svg': { opacity: 0.5 },
  },
  '@media (forced-colors: active)': {
    borderColor: 'ButtonBorder',
    '&[aria-pressed="true"]': { borderColor: 'Highlight', color: 'Highlight' },
  },
})

const PlainButton = styled('button')(look)
const PlainLink = styled(Link)(look)

interface IconButtonProps extends ComponentProps<'button'> {
  'aria-label': string
  /** 'raised' stands on pictures, 'outlined' among fields. */
  tone?: 'plain' | 'raised' | 'outlined' | undefined
}

/** An icon to press, 44 px square, named by `aria-label`. */
export function IconButton({ tone = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return <PlainButton {...rest} type={type} data-tone={tone} />
}

/** The same shape as a link within the shop. */
export function IconLink(props: LinkProps) {
  return <PlainLink {...props} />
}
