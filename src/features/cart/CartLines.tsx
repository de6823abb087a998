import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Card from '@mui/material/Card'
import CardMedia from '@mui/material/CardMedia'
import List from '@mui/material/List'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { LIST_ITEM_ATTRIBUTE } from '../../components/moveFocusBeforeRemoval'
import { RemovalRow } from '../../components/RemovalRow'
import type { Removals } from '../../components/useRemovals'
import type { CartItem } from '../../contract/entities'
import { theme } from '../../theme/theme'
import { CartLine } from './CartLine'

/** In longer carts, the browser lays out and paints only the lines near the window. */
const SKIP_LAYOUT_ABOVE = 20

/**
 * Spaced cards on screen, rows in print. Not a grid: with 200 lines, a browser takes twice as long to
 * lay one out when a line grows.
 */
const Lines = styled(List)({
  '& > li + li': { marginTop: theme.spacing(4), '@media print': { marginTop: 0 } },
  // Lines that aren't laid out have the height of most lines until they're shown.
  '&[data-long="true"] > li': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 12rem',
    [theme.breakpoints.up('sm')]: { containIntrinsicBlockSize: 'auto 10.875rem' },
  },
})

interface Props {
  cart: readonly CartItem[]
  /** Removed lines, shown in their former places. */
  removals: Removals<CartItem>
  /** Renders a line's further actions. */
  actions?: (item: CartItem) => ReactNode
  /** Rendered in place of a line that is being moved to another list. */
  moved: (item: CartItem, onArrive: (id: string) => void) => ReactNode
}

/** The cart's lines in the backend's order, oldest first. */
export function CartLines({ cart, removals, actions, moved }: Props) {
  const { add, forget } = removals
  const rows = removals.rows(cart)
  if (rows.length === 0) return null
  return (
    <Lines data-long={cart.length > SKIP_LAYOUT_ABOVE}>
      {rows.map((row) =>
        'entry' in row ? (
          <li key={row.key} {...{ [LIST_ITEM_ATTRIBUTE]: row.entry._id }}>
            <CartLine item={row.entry} actions={actions} onRemove={add} />
          </li>
        ) : (
          <li key={row.key}>
            {row.removal.kind === 'moved' ? (
              moved(row.removal.entry, forget)
            ) : (
              <RemovalRow removal={row.removal} removals={removals} />
            )}
          </li>
        ),
      )}
    </Lines>
  )
}

/** Placeholder for lines that are loading. */
export function CartLinesSkeleton() {
  return (
    <Lines aria-hidden="true">
      {['first', 'second'].map((key) => (
        <li key={key}>
          <Card variant="line">
            <CardMedia data-loading>
              <Skeleton variant="card" width="100%" height="100%" />
            </CardMedia>
            <CardContent>
              <Skeleton variant="text" width="60%" height="1.375rem" />
              <Skeleton variant="text" width="40%" height="1.375rem" sx={{ mt: 1 }} />
            </CardContent>
            <Skeleton variant="text" width="3.5rem" height="1.375rem" />
            <CardActions>
              <Skeleton width={112} height={46} />
              <Skeleton variant="circular" width={44} height={44} />
            </CardActions>
          </Card>
        </li>
      ))}
    </Lines>
  )
}
