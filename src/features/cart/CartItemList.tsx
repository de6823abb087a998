import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import CardMedia from '@mui/material/CardMedia'
import List from '@mui/material/List'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { RemovalRow } from '@/components/RemovalRow'
import type { Removals } from '@/components/useRemovals'
import type { CartItem } from '@/contract/entities'
import { theme } from '@/theme/theme'
import { CartItemCard } from './CartItemCard'

/**
 * Spaced cards on screen, rows in print. Not a grid: with 200 items, a browser takes twice as long to
 * lay one out when an item grows.
 */
const Items = styled(List)({
  '& > li + li': { marginTop: theme.spacing(4), '@media print': { marginTop: 0 } },
})

interface Props {
  cart: readonly CartItem[]
  /** What was removed last, shown in its former place. */
  removals: Removals<CartItem>
  /** Renders an item's further actions. */
  actions?: (item: CartItem) => ReactNode
}

/** The cart's items in the backend's order, oldest first. */
export function CartItemList({ cart, removals, actions }: Props) {
  const rows = removals.rows(cart)
  if (rows.length === 0) return null
  return (
    <Items>
      {rows.map((row) => (
        <li key={row.key}>
          {'item' in row ? (
            <CartItemCard item={row.item} actions={actions} onRemove={removals.add} />
          ) : (
            <RemovalRow removal={row.removal} removals={removals} />
          )}
        </li>
      ))}
    </Items>
  )
}

/** Placeholder for items that are loading. */
export function CartItemListSkeleton() {
  return (
    <Items aria-hidden="true">
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
    </Items>
  )
}
