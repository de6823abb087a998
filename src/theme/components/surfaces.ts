import type { Theme } from '@mui/material/styles'
import { SCROLLBAR_WIDTH } from './layout'
import type { Overrides } from './shared'

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A quiet panel. */
    tint: true
    /** A row at the bottom of the window, invisible while empty. */
    notice: true
    /** The quantity stepper's box. */
    stepper: true
    /** A card with a plant on its tile, in a grid. */
    plant: true
    /** A card with a plant in a list, and its controls beside or below. */
    line: true
  }
}

/** Height of a notice at the bottom of the window, in at most two lines. */
export const NOTICE_HEIGHT = '4.25rem'

/** While the page has a notice (src/app/layout/Notices.tsx). Emotion would append a selector that begins with ':root'. */
export const WITH_NOTICE = 'html:where(:has(.MuiPaper-notice:not(:empty)))'

/** Panels: hairlines instead of shadows. */
export function surfaces(theme: Theme): Overrides {
  const { vars, shape } = theme
  const { palette } = vars
  const radius = `${String(shape.borderRadius)}px`
  const hairline = `1px solid ${palette.divider}`

  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: {
          backgroundImage: 'none',
          variants: [
            {
              props: { variant: 'outlined' },
              style: { border: hairline, borderRadius: shape.card },
            },
            {
              props: { variant: 'tint' },
              style: {
                borderRadius: shape.card,
                backgroundColor: palette.background.tint,
                '@media (forced-colors: active)': {
                  '&:not(:empty)': { border: '1px solid CanvasText' },
                },
              },
            },
            {
              props: { variant: 'stepper' },
              style: {
                display: 'inline-flex',
                alignItems: 'center',
                border: hairline,
                borderRadius: radius,
                backgroundColor: 'transparent',
                '& .MuiIconButton-root': {
                  '&, &.Mui-disabled': { borderColor: 'transparent' },
                  borderRadius: radius,
                  // Tapping it quickly doesn't zoom the page.
                  touchAction: 'manipulation',
                },
                '& .MuiTypography-root': {
                  minWidth: '2ch',
                  fontWeight: 600,
                  textAlign: 'center',
                },
                '&:focus-visible': { outline: `3px solid ${palette.primary.main}` },
                '@media print': { border: 0, '&::before': { content: '"Quantity"' } },
              },
            },
            {
              props: { variant: 'notice' },
              style: {
                backgroundColor: palette.background.tint,
                '&:not(:empty)': {
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: 'center',
                  columnGap: theme.spacing(4),
                  minHeight: NOTICE_HEIGHT,
                  padding: theme.spacing(2, 4),
                  paddingInlineEnd: `calc(${theme.spacing(4)} + ${SCROLLBAR_WIDTH})`,
                  borderTop: hairline,
                  borderRadius: 0,
                },
              },
            },
          ],
        },
      },
    },
  }
}
