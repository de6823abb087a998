import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Card from '@mui/material/Card'
import CardMedia from '@mui/material/CardMedia'
import List from '@mui/material/List'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { LIST_ITEM_ATTRIBUTE } from '../../components/moveFocusBeforeRemoval'
import { withKeys } from '../../components/withKeys'
import type { CartItem } from '../../contract/entities'
import { CartLine } from './CartLine'

/** Lines stand apart; on paper they are rows. */
const gaps = { display: 'grid', gap: 4, '@media print': { gap: 0 } } as const

interface Props {
  cart: readonly CartItem[]
  /** What else can be done with a line. */
  actions?: (item: CartItem) => ReactNode
}

/** The cart's lines, oldest first, as the backend keeps them. */
export function CartLines({ cart, actions }: Props) {
  return (
    <List sx={gaps}>
      {withKeys(cart).map(({ key, entry }) => (
        <li key={key} {...{ [LIST_ITEM_ATTRIBUTE]: entry._id }}>
          <CartLine item={entry} actions={actions?.(entry)} />
        </li>
      ))}
    </List>
  )
}

/** Stands for lines that are on their way. */
export function CartLinesSkeleton() {
  return (
    <List sx={gaps} aria-hidden="true">
      {['first', 'second'].map((key) => (
        <li key={key}>
          <Card variant="line">
            <CardMedia data-loading>
              <Skeleton variant="card" width="100%" height="100%" />
            </CardMedia>
            <CardContent>
              <Skeleton variant="text" width="60%" height="1.35rem" />
              <Skeleton variant="text" width="40%" height="1.36rem" sx={{ mt: 1 }} />
            </CardContent>
            <CardActions>
              <Skeleton width={112} height={46} />
              <Skeleton variant="circular" width={44} height={44} />
            </CardActions>
          </Card>
        </li>
      ))}
    </List>
  )
}
