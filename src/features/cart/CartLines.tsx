import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { CartItem } from '../../contract/entities'
import { ENTRY_ATTRIBUTE } from '../ui/leaveEntry'
import { Skeleton } from '../ui/Skeleton'
import { withKeys } from '../ui/withKeys'
import { CartLine } from './CartLine'
import { Line } from './lineParts'

const List = styled('ul')({
  display: 'grid',
  gap: 16,
  '@media print': { gap: 0 },
})

interface Props {
  cart: readonly CartItem[]
  /** What else can be done with a line. */
  actions?: (item: CartItem) => ReactNode
}

/** The cart's lines, oldest first, as the backend keeps them. */
export function CartLines({ cart, actions }: Props) {
  return (
    <List>
      {withKeys(cart).map(({ key, entry }) => (
        <li key={key} {...{ [ENTRY_ATTRIBUTE]: entry._id }}>
          <CartLine item={entry} actions={actions?.(entry)} />
        </li>
      ))}
    </List>
  )
}

/** Stands for lines that are on their way. */
export function CartLinesSkeleton() {
  return (
    <List aria-hidden="true">
      {['first', 'second'].map((key) => (
        <li key={key}>
          <Line as="div">
            <Skeleton width="100%" height={140} radius={10} />
            <div>
              <Skeleton width="60%" height="1.5rem" />
              <Skeleton width="40%" height="1.25rem" />
            </div>
          </Line>
        </li>
      ))}
    </List>
  )
}
