import { keyframes, type Theme } from '@mui/material/styles'
import { focusRing, type Overrides } from './shared'

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    /** A button on a picture. */
    raised: true
  }
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const pop = keyframes({ '40%': { scale: '1.25' } })

/** 44 px tall, flat, without ripples. `aria-busy` shows a pending action. */
export function buttons(theme: Theme): Overrides {
  const { vars, shape, size, spacing, transitions, typography } = theme
  const { palette } = vars
  const { press, hover, enter } = transitions.duration
  const moves = [
    transitions.create(['background-color', 'border-color'], { duration: hover }),
    transitions.create('transform', { duration: press }),
  ].join()
  const disabled = {
    pointerEvents: 'auto',
    cursor: 'not-allowed',
    transform: 'none',
    borderColor: palette.divider,
    color: palette.text.secondary,
  } as const

  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true, disableTouchRipple: true },
      styleOverrides: { root: { '&:focus-visible': focusRing(theme) } },
    },
    MuiButton: {
      defaultProps: { variant: 'contained', disableElevation: true },
      styleOverrides: {
        root: {
          gap: spacing(2),
          minHeight: size.touch,
          padding: spacing(2, 5),
          borderWidth: 1,
          borderStyle: 'solid',
          lineHeight: typography.button.lineHeight,
          textAlign: 'center',
          transition: moves,
          '--variant-outlinedBorder': palette.inputBorder,
          '&:active': { transform: 'scale(.98)' },
          '& > .MuiSvgIcon-root': { fontSize: '1.5rem' },
          '&.Mui-disabled': {
            ...disabled,
            border: `1px solid ${palette.divider}`,
            backgroundColor: palette.background.tint,
          },
          '@media (hover: hover)': {
            '&:hover': {
              '--variant-outlinedBorder': palette.primary.main,
              '--variant-outlinedBg': palette.background.tint,
              '--variant-textBg': palette.background.tint,
            },
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
              animation: `${turn.toString()} .8s linear infinite`,
            },
          },
          '@media (forced-colors: active)': { borderColor: 'ButtonBorder' },
        },
        contained: { borderColor: 'transparent' },
        outlined: { padding: spacing(2, 5) },
        text: { minWidth: 0, borderColor: 'transparent', padding: spacing(2, 3) },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          width: size.touch,
          height: size.touch,
          padding: 0,
          border: '1px solid transparent',
          borderRadius: shape.pill,
          color: palette.text.primary,
          transition: moves,
          '--IconButton-hoverBg': palette.background.tint,
          // A tap would leave the look of a hovered button behind.
          '&:hover': { backgroundColor: 'transparent' },
          '@media (hover: hover)': {
            '&:hover:not(:disabled)': { backgroundColor: palette.background.tint },
          },
          '&:active': { transform: 'scale(.94)' },
          // Beside the icon, at its corner.
          '& > .MuiBadge-root': { height: '1em' },
          '&[aria-pressed="true"]': { color: palette.sale.main },
          '&[data-pops="true"] > svg': {
            animation: `${pop.toString()} ${String(enter)}ms ${transitions.easing.easeOut}`,
          },
          '&.Mui-disabled': { ...disabled, '& svg': { opacity: 0.5 } },
          '@media (forced-colors: active)': {
            borderColor: 'ButtonBorder',
            '&[aria-pressed="true"]': { borderColor: 'Highlight', color: 'Highlight' },
          },
          variants: [
            {
              props: { color: 'raised' },
              style: {
                '&, &:hover': {
                  borderColor: palette.divider,
                  backgroundColor: palette.background.paper,
                },
                '@media (hover: hover)': {
                  '&:hover': { backgroundColor: palette.background.tint },
                },
              },
            },
          ],
        },
      },
    },
  }
}
