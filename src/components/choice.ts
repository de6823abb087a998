import { css } from '@emotion/react'
import { theme } from '../theme/theme'

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E\")"

/** A native checkbox or radio and its label, which can be pressed as well. */
export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: theme.look.touch,
  cursor: 'pointer',
  '& input': {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: 22,
    height: 22,
    margin: 0,
    border: `1.5px solid ${theme.vars.palette.inputBorder}`,
    borderRadius: 6,
    appearance: 'none',
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'inherit',
    transition: `background-color ${theme.look.motion.press}, border-color ${theme.look.motion.press}`,
    '&[type="radio"]': { borderRadius: '50%' },
    '&::before': {
      content: '""',
      width: 14,
      height: 14,
      backgroundColor: theme.vars.palette.primary.contrastText,
      mask: `${tick} center / contain no-repeat`,
      opacity: 0,
    },
    '&[type="radio"]::before': { width: 8, height: 8, borderRadius: '50%', mask: 'none' },
    '&:checked': {
      borderColor: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.primary.main,
      '&::before': { opacity: 1 },
    },
  },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '&:hover input': { borderColor: theme.vars.palette.primary.main },
  '@media (forced-colors: active)': {
    '& input': { appearance: 'auto', '&::before': { content: 'none' } },
  },
})
