import { styled } from '@mui/material/styles'
import { theme } from '@/theme/theme'

/** Picture, name, facts, price, rating and actions: the rows that adjacent cards share. */
const ROWS = 6

/** A list item and the card in it span the grid's rows and share them with their neighbours. */
const sharedRows = {
  display: 'grid',
  // Otherwise a card in WebKit grows to its picture's intrinsic width.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: `span ${String(ROWS)}`,
  rowGap: theme.spacing(1.5),
  minWidth: 0,
} as const

/**
 * Cards in columns of equal width: two on a phone, one on very narrow screens. Each list item holds
 * one card. Adjacent cards line up whatever their text.
 *
 * Give it `role="list"`: without bullets, WebKit doesn't announce a `ul` as a list.
 */
export const ProductGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  columnGap: theme.spacing(4),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(12.5rem, 1fr))',
    columnGap: theme.spacing(6),
  },
  // Three beside the filters, on every desktop.
  [theme.breakpoints.up('lg')]: {
    // As many as fit, up to the layout's maximum.
    gridTemplateColumns:
      'repeat(auto-fill, minmax(min(100%, max(13.5rem, (100% - (var(--most-columns, 6) - 1) * 24px) / var(--most-columns, 6) - .5px)), 1fr))',
  },
  '& > *': { ...sharedRows, marginBlockEnd: theme.spacing(2) },
  '& > * > *': sharedRows,
})
