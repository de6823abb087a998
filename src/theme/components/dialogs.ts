import type { Theme } from '@mui/material/styles'
import { LOW_MEDIA } from '../media'
import type { Overrides } from './shared'

const wholeScreen = {
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  borderRadius: 0,
} as const

/** Dialogs fill phones and low screens, unless they only ask a question. */
export function dialogs({
  vars,
  shape,
  shadows,
  spacing,
  breakpoints,
  typography,
}: Theme): Overrides {
  const question = {
    width: `calc(100% - ${spacing(8)})`,
    height: 'auto',
    maxHeight: `calc(100dvh - ${spacing(8)})`,
    margin: spacing(4),
    borderRadius: shape.card,
  }
  const hairline = `1px solid ${vars.palette.divider}`
  return {
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'rgb(11 20 15 / .55)' } } },
    MuiDialog: {
      defaultProps: { fullWidth: true },
      styleOverrides: {
        // An open dialog is printed instead of its page (baseline.ts).
        root: { '@media print': { position: 'static !important' } },
        container: { '@media print': { height: 'auto' } },
        paper: {
          '@media print': { maxHeight: 'none !important', margin: 0 },
          borderRadius: shape.card,
          boxShadow: shadows[3],
          // Toasts have room below.
          [`${breakpoints.up('sm')} and (min-height: 481px)`]: {
            marginBlockEnd: spacing(24),
            maxHeight: `calc(100% - ${spacing(32)})`,
          },
          [breakpoints.down('sm')]: wholeScreen,
          [LOW_MEDIA]: wholeScreen,
          '@media (forced-colors: active)': { border: '1px solid CanvasText' },
        },
        // Quick view: keeps its buttons in place while facts load, and for the next plant.
        paperWidthMd: {
          [`${breakpoints.up('sm')} and (min-height: 481px)`]: {
            alignSelf: 'flex-start',
            marginBlockStart: '10dvh',
            maxHeight: `calc(90dvh - ${spacing(24)})`,
          },
        },
        // A short question stays a sheet over the page.
        paperWidthXs: {
          [breakpoints.down('sm')]: question,
          [LOW_MEDIA]: question,
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: {
          ...typography.h2,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: spacing(4),
          padding: spacing(4, 4, 3, 6),
          [LOW_MEDIA]: { padding: spacing(1, 2, 1, 6) },
        },
      },
    },
    MuiDialogContent: {
      styleOverrides: { root: { '&&': { padding: spacing(2, 6, 6) } } },
    },
    MuiDialogActions: {
      defaultProps: { disableSpacing: true },
      styleOverrides: {
        root: {
          flexWrap: 'wrap',
          gap: spacing(3),
          padding: spacing(4, 6),
          borderBlockStart: hairline,
          // A sentence beside its button.
          '& > p': { flex: '1 1 12rem' },
          [LOW_MEDIA]: { flexWrap: 'nowrap', paddingBlock: spacing(2) },
        },
      },
    },
  }
}
