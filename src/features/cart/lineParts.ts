import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

/** A line is a picture, a text and its controls; on narrow screens the controls go below. */
export const Line = styled('article')(
  css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: '4px 24px',
    padding: 16,
    borderRadius: theme.look.radius.card,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: '80px minmax(0, 1fr)',
      gap: '12px 16px',
    },
    '@media print': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: '8px 0',
      borderWidth: '0 0 1px',
      borderRadius: 0,
      breakInside: 'avoid',
    },
  }),
)

export const LineImage = styled('img')(
  css({
    gridRow: '1 / span 2',
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 5',
    objectFit: 'contain',
    borderRadius: theme.look.radius.control,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.divider} 70%, transparent)`,
    '&[data-category]': { backgroundColor: theme.vars.palette.tile.sage },
    '&[data-category="cacti"]': { backgroundColor: theme.vars.palette.tile.sand },
    '&[data-category="flowering"]': { backgroundColor: theme.vars.palette.tile.blush },
    '&[data-category="climbers"]': { backgroundColor: theme.vars.palette.tile.sky },
    [theme.breakpoints.down('sm')]: { gridRow: '1' },
    '@media print': { display: 'none' },
  }),
)

export const LineText = styled('div')(
  css({
    display: 'grid',
    gap: 4,
    alignContent: 'start',
    [theme.breakpoints.down('sm')]: { paddingInlineEnd: 36 },
  }),
)

export const LineName = styled('h2')(
  css({
    ...theme.typography.h3,
    overflowWrap: 'anywhere',
  }),
)

export const LineControls = styled('div')(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignSelf: 'end',
    gap: 8,
    '& > :last-child': { marginInlineStart: 'auto' },
    // On phones the last one, delete, goes to the top right: all in one row would not fit.
    [theme.breakpoints.down('sm')]: {
      gridColumn: '1 / -1',
      // Where it wraps, its text begins at the edge.
      '& > button[data-variant]': { paddingInline: 4 },
      '& > :last-child': { position: 'absolute', insetBlockStart: 8, insetInlineEnd: 8 },
    },
  }),
)
