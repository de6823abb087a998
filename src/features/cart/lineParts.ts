import { styled } from '@mui/material/styles'

/** A line is a picture, a text and its controls; on narrow screens the controls go below. */
export const Line = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: '4px 24px',
  padding: 16,
  borderRadius: theme.look.radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '80px minmax(0, 1fr)', columnGap: 16 },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    padding: '8px 0',
    borderWidth: '0 0 1px',
    borderRadius: 0,
    breakInside: 'avoid',
  },
}))

export const LineImage = styled('img')(({ theme }) => ({
  gridRow: '1 / span 2',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'contain',
  borderRadius: theme.look.radius.control,
  backgroundColor: theme.vars.palette.tile.sage,
  '&[data-category="cacti"]': { backgroundColor: theme.vars.palette.tile.sand },
  '&[data-category="flowering"]': { backgroundColor: theme.vars.palette.tile.blush },
  '&[data-category="climbers"]': { backgroundColor: theme.vars.palette.tile.sky },
  [theme.breakpoints.down('sm')]: { gridRow: '1' },
  '@media print': { display: 'none' },
}))

export const LineText = styled('div')({ display: 'grid', gap: 4, alignContent: 'start' })

export const LineName = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  overflowWrap: 'anywhere',
}))

export const LineControls = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'end',
  gap: 8,
  '& > :last-child': { marginInlineStart: 'auto' },
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}))
