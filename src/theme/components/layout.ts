import type { Theme } from '@mui/material/styles'
import { SMALL_MEDIA } from '../media'
import type { Overrides } from './shared'

/** The width of the scrollbar that a dialog hides (src/components/pageUnderDialog.ts). */
export const SCROLLBAR_WIDTH = 'var(--scrollbar-width, 0px)'

/** The page's width, and the header's bar and rows. */
export function layout(theme: Theme): Overrides {
  const { vars, shape, size, spacing, transitions, breakpoints, zIndex } = theme
  const { palette } = vars
  const padding = (units: number) =>
    `${spacing(units)} calc(${spacing(units)} + ${SCROLLBAR_WIDTH})`
  const radius = `${String(shape.borderRadius)}px`
  return {
    MuiContainer: {
      defaultProps: { maxWidth: false },
      styleOverrides: {
        root: {
          maxWidth: `calc(${size.container} + ${SCROLLBAR_WIDTH})`,
          paddingInline: padding(4),
          [breakpoints.up('sm')]: { paddingInline: padding(6) },
        },
      },
    },
    // Margins between children need `:not(style) ~ :not(style)`, by which whatever is inserted or removed
    // anywhere restyles all that follows it, with its content.
    MuiStack: { defaultProps: { useFlexGap: true } },
    MuiAppBar: {
      defaultProps: { color: 'inherit', elevation: 0, position: 'static' },
      styleOverrides: {
        root: {
          zIndex: zIndex.appBar,
          borderBlockEnd: `1px solid ${palette.divider}`,
          backgroundColor: palette.background.paper,
          color: palette.text.primary,
          position: 'sticky',
          insetBlockStart: 0,
          transition: transitions.create('transform', { duration: transitions.duration.hover }),
          // On small screens it hides while the shopper scrolls down.
          [SMALL_MEDIA]: {
            '&[data-hidden="true"]:not(:focus-within)': { transform: 'translateY(-101%)' },
          },
        },
      },
    },
    /** Brand, search and links; on phones the search has its own row below. */
    MuiToolbar: {
      defaultProps: { disableGutters: true },
      styleOverrides: {
        root: {
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: spacing(1, 4),
          minHeight: 0,
          padding: spacing(1, 0),
          '& > form': { order: 1, flex: '1 1 100%', minWidth: 0 },
          // The brand.
          '& > .MuiLink-root': {
            justifySelf: 'start',
            display: 'inline-flex',
            alignItems: 'center',
            gap: spacing(2),
            minHeight: size.touch,
            borderRadius: radius,
            textDecoration: 'none',
          },
          '& > .MuiStack-root': {
            justifySelf: 'end',
            alignItems: 'center',
            whiteSpace: 'nowrap',
            // The icons' strokes, not their 44 px squares, end where the page ends.
            marginInlineEnd: spacing(-2),
          },
          [breakpoints.up('sm')]: {
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 26rem) auto',
            columnGap: spacing(6),
            minHeight: 0,
            padding: spacing(3, 0),
            '& > form': { order: 0 },
          },
          [breakpoints.up('md')]: { gridTemplateColumns: '1fr minmax(0, 26rem) 1fr' },
        },
      },
    },
  }
}
