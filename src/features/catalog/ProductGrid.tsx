import { styled } from '@mui/material/styles'
import { theme } from '../../theme/theme'

/** Picture, name, price, rating, actions: the rows that cards side by side share. */
const ROWS = 5

/**
 * Cards in columns of equal width: two on a phone, one where there is no room for two. Each card
 * spans its own rows of the grid, so that cards side by side line up, whatever their text.
 */
export const ProductGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  columnGap: theme.spacing(4),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(12.5rem, 1fr))',
    columnGap: theme.spacing(6),
  },
  // Three beside the filters, from the narrowest desktop to the widest.
  [theme.breakpoints.up('lg')]: {
    // As many as have room, but not more than the layout around it wants.
    gridTemplateColumns:
      'repeat(auto-fill, minmax(min(100%, max(13.5rem, (100% - (var(--most-columns, 6) - 1) * 24px) / var(--most-columns, 6) - .5px)), 1fr))',
  },
  '& > *': {
    display: 'grid',
    // Without it, WebKit lets a card grow over its column, as wide as its picture would like.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: `span ${String(ROWS)}`,
    rowGap: theme.spacing(2),
    minWidth: 0,
    marginBlockEnd: theme.spacing(8),
  },
})
