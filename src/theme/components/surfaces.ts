import type { Theme } from '@mui/material/styles'
import { tile } from './tile'
import type { Overrides } from './overrides'

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A quiet panel. */
    tint: true
    /** Holds minus, the quantity and plus. */
    stepper: true
    /** Of a Card: a plant on its tile, one of a grid. */
    plant: true
    /** Of a Card: a plant in a list, its controls beside or below. */
    line: true
  }
}

/** Hairlines instead of shadows. */
export function surfaces(theme: Theme): Overrides {
  const { vars, shape, size, shadows, spacing, transitions, breakpoints, typography, zIndex } =
    theme
  const { palette } = vars
  const radius = `${String(shape.borderRadius)}px`
  const hairline = `1px solid ${palette.divider}`
  /** Phones, and phones held sideways. */
  const low = '@media (max-height: 480px)'
  const small = '@media (max-width: 599.95px), (max-height: 480px)'

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
                '@media (forced-colors: active)': { border: '1px solid CanvasText' },
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
            { props: { square: true }, style: { borderRadius: 0 } },
          ],
        },
      },
    },
    MuiAppBar: {
      defaultProps: { color: 'inherit', elevation: 0, position: 'static' },
      styleOverrides: {
        root: {
          zIndex: zIndex.appBar,
          borderBlockEnd: hairline,
          backgroundColor: palette.background.paper,
          color: palette.text.primary,
          position: 'sticky',
          insetBlockStart: 0,
          transition: transitions.create('transform', { duration: transitions.duration.hover }),
          // On small screens it makes room while the shopper scrolls down.
          [small]: {
            '&[data-yields="true"]:not(:focus-within)': { transform: 'translateY(-101%)' },
          },
        },
      },
    },
    /** Brand, search, places; on phones the search has a row of its own, below the others. */
    MuiToolbar: {
      defaultProps: { disableGutters: true },
      styleOverrides: {
        root: {
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: spacing(2, 4),
          minHeight: 0,
          padding: spacing(2, 0, 3),
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
    MuiCard: {
      styleOverrides: {
        root: {
          position: 'relative',
          overflow: 'visible',
          overflowWrap: 'anywhere',
          variants: [
            {
              props: { variant: 'plant' },
              style: {
                borderRadius: 0,
                backgroundColor: 'transparent',
                '& .MuiCardContent-root': { display: 'contents' },
                '& .MuiCardActions-root': { display: 'block', padding: 0 },
                '& > .MuiIconButton-root': {
                  position: 'absolute',
                  insetBlockStart: spacing(9),
                  insetInlineEnd: spacing(3),
                },
                '& .MuiCardMedia-root': {
                  // Leaves room above the tile for the tip of the plant.
                  marginBlockStart: spacing(6),
                  transition: transitions.create('box-shadow', {
                    duration: transitions.duration.hover,
                  }),
                },
                '& .MuiCardMedia-root > a': {
                  position: 'absolute',
                  inset: 0,
                  borderRadius: 'inherit',
                },
                '& .MuiCardMedia-root img': {
                  position: 'absolute',
                  insetInline: 0,
                  insetBlockEnd: '2%',
                  transform: 'scale(1.08)',
                  transformOrigin: '50% 100%',
                  transition: transitions.create('transform', {
                    duration: transitions.duration.enter,
                  }),
                },
                '&:hover .MuiCardMedia-root': { boxShadow: shadows[1] },
                '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
                  '&:hover .MuiCardMedia-root img': { transform: 'scale(1.11)' },
                },
              },
            },
            {
              props: { variant: 'line' },
              style: {
                display: 'grid',
                gridTemplateColumns: '112px minmax(0, 1fr)',
                gridTemplateRows: 'auto 1fr',
                gap: spacing(1, 6),
                padding: spacing(4),
                border: hairline,
                borderRadius: shape.card,
                '& .MuiCardMedia-root': {
                  gridRow: '1 / span 2',
                  borderRadius: radius,
                },
                '& .MuiCardContent-root': { padding: 0 },
                '& .MuiTypography-price strong': { fontSize: typography.body1.fontSize },
                '& .MuiCardActions-root': {
                  flexWrap: 'wrap',
                  alignSelf: 'end',
                  gap: spacing(2),
                  padding: 0,
                  '& > :last-child': { marginInlineStart: 'auto' },
                },
                [breakpoints.down('sm')]: {
                  gridTemplateColumns: '80px minmax(0, 1fr)',
                  gap: spacing(3, 4),
                  '& .MuiCardMedia-root': { gridRow: '1' },
                  '& .MuiCardContent-root': { paddingInlineEnd: spacing(9) },
                  // The last one, delete, goes to the top right: all in one row would not fit.
                  '& .MuiCardActions-root': {
                    gridColumn: '1 / -1',
                    // Where it wraps, its text begins at the edge.
                    '& > .MuiButton-root': { paddingInline: spacing(1) },
                    '& > :last-child': {
                      position: 'absolute',
                      insetBlockStart: spacing(2),
                      insetInlineEnd: spacing(2),
                    },
                  },
                },
                '@media print': {
                  gridTemplateColumns: 'minmax(0, 1fr) auto',
                  padding: spacing(2, 0),
                  borderWidth: '0 0 1px',
                  borderRadius: 0,
                  breakInside: 'avoid',
                  '& .MuiCardMedia-root': { display: 'none' },
                },
              },
            },
          ],
        },
      },
    },
    MuiCardHeader: {
      styleOverrides: {
        root: { alignItems: 'flex-start', padding: spacing(4, 4, 2, 6) },
        title: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: spacing(1, 3),
          minHeight: size.touch,
          '& > *': { minWidth: 0 },
        },
        content: { minWidth: 0 },
        action: { margin: 0, alignSelf: 'flex-start' },
      },
    },
    MuiCardMedia: { styleOverrides: { root: tile(theme) } },
    MuiCardContent: { styleOverrides: { root: { '&:last-child': { paddingBlockEnd: 0 } } } },
    MuiCardActions: { defaultProps: { disableSpacing: true } },
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'rgb(11 20 15 / .55)' } } },
    MuiDialog: {
      defaultProps: { fullWidth: true },
      styleOverrides: {
        paper: {
          borderRadius: shape.card,
          boxShadow: shadows[3],
          [breakpoints.down('sm')]: {
            width: '100%',
            maxWidth: 'none',
            height: '100dvh',
            maxHeight: 'none',
            margin: 0,
            borderRadius: 0,
          },
          [low]: {
            width: '100%',
            maxWidth: 'none',
            height: '100dvh',
            maxHeight: 'none',
            margin: 0,
            borderRadius: 0,
          },
          '@media (forced-colors: active)': { border: '1px solid CanvasText' },
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
          [low]: { padding: spacing(1, 2, 1, 6) },
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
          [low]: { flexWrap: 'nowrap', paddingBlock: spacing(2) },
        },
      },
    },
  }
}
