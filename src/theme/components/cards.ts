import type { Theme } from '@mui/material/styles'
import type { Overrides } from './shared'
import { groundShadow, tile } from './tile'

/** A plant in a grid or a list, and the parts of a card. */
export function cards(theme: Theme): Overrides {
  const { vars, shape, size, shadows, spacing, transitions, breakpoints, typography } = theme
  const radius = `${String(shape.borderRadius)}px`
  const hairline = `1px solid ${vars.palette.divider}`
  return {
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
                // Leaves room for the tip of the plant above the tile.
                marginBlockStart: spacing(3),
                [breakpoints.up('sm')]: { marginBlockStart: spacing(5) },
                borderRadius: 0,
                backgroundColor: 'transparent',
                '& .MuiCardContent-root': { display: 'contents' },
                '& h2': { fontWeight: 500 },
                '& .MuiTypography-price strong': { fontWeight: 700 },
                // Facts may be missing in row 3.
                '& .MuiTypography-price': { gridArea: '4 / 1' },
                '& .MuiTypography-price + *': { gridArea: '5 / 1' },
                '& .MuiCardActions-root': {
                  display: 'grid',
                  gridRow: 6,
                  padding: 0,
                  '& > .MuiButton-root': { paddingInline: spacing(2) },
                },
                // The rating shares the price's row, if there's room. The actions take its own.
                [breakpoints.up('lg')]: {
                  '& .MuiCardActions-root': { gridRow: '5 / 7' },
                  '& .MuiTypography-price': { paddingInlineEnd: spacing(15) },
                  '& .MuiTypography-price + *': {
                    gridArea: '4 / 1',
                    justifySelf: 'end',
                    alignSelf: 'start',
                    marginBlockStart: spacing(0.5),
                  },
                },
                '& > .MuiIconButton-root': {
                  position: 'absolute',
                  insetBlockStart: spacing(3),
                  insetInlineEnd: spacing(3),
                },
                '& .MuiCardMedia-root': {
                  backgroundImage: groundShadow('90.6%'),
                  transition: transitions.create('box-shadow', {
                    duration: transitions.duration.hover,
                  }),
                },
                '& .MuiCardMedia-root > a': {
                  position: 'absolute',
                  inset: 0,
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
                '@media (hover: hover)': {
                  '&:hover .MuiCardMedia-root': { boxShadow: shadows[1] },
                },
                '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
                  '&:hover .MuiCardMedia-root img': { transform: 'scale(1.11)' },
                },
              },
            },
            {
              props: { variant: 'line' },
              style: {
                display: 'grid',
                // The last is the total's, which mustn't move what's beside it as it grows.
                gridTemplateColumns: '112px minmax(0, 1fr) minmax(4.5rem, auto)',
                gridTemplateRows: 'auto auto 1fr',
                gap: spacing(2, 6),
                padding: spacing(4),
                border: hairline,
                borderRadius: shape.card,
                '& .MuiCardMedia-root': {
                  gridRow: '1 / -1',
                  borderRadius: radius,
                },
                '& .MuiCardContent-root': { padding: 0 },
                '& .MuiTypography-price strong': { fontSize: typography.body1.fontSize },
                '& > .MuiTypography-h3': { textAlign: 'end' },
                '& > .MuiSkeleton-root': { justifySelf: 'end' },
                '& > .MuiTypography-body2': { gridColumn: '2 / -1' },
                '& .MuiCardActions-root': {
                  gridColumn: '2 / -1',
                  flexWrap: 'wrap',
                  gap: spacing(2),
                  padding: 0,
                  '& > .MuiStack-root': { flexGrow: 1, justifyContent: 'space-between' },
                  // The icon, not its 44 px square, ends below the total.
                  '& .MuiStack-root > .MuiIconButton-root': { marginInlineEnd: spacing(-2.5) },
                  '& > .MuiSkeleton-circular': { marginInlineStart: 'auto' },
                },
                [breakpoints.down('sm')]: {
                  gridTemplateColumns: '80px minmax(0, 1fr) minmax(4.5rem, auto)',
                  gridTemplateRows: 'none',
                  gap: spacing(3),
                  padding: spacing(3),
                  '& .MuiCardMedia-root': { gridRow: '1' },
                  '& > .MuiTypography-body2': { gridColumn: '1 / -1' },
                  '& .MuiCardActions-root': {
                    gridColumn: '1 / -1',
                    columnGap: spacing(1),
                    // When it wraps, its text aligns with the edge.
                    '& .MuiButton-root': { paddingInline: spacing(1) },
                  },
                },
                '@media print': {
                  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
                  gridTemplateRows: 'none',
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
  }
}
