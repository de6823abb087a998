import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { CartItem } from '../../contract/entities'
import { ENTRY_ATTRIBUTE } from '../../components/leaveEntry'
import { Skeleton } from '../../components/Skeleton'
import { withKeys } from '../../components/withKeys'
import { CartLine } from './CartLine'
import { Line, LineControls, LineImage, LineText } from './lineParts'

const List = styled('ul')(
  css({
    display: 'grid',
    gap: 16,
    '@media print': { gap: 0 },
  }),
)

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
            <LineImage as="div" />
            <LineText>
              <Skeleton width="60%" height="1.35rem" text />
              <Skeleton width="40%" height="1.36rem" text />
            </LineText>
            <LineControls>
              <Skeleton width={112} height={46} />
              <Skeleton width={44} height={44} radius={22} />
            </LineControls>
          </Line>
        </li>
      ))}
    </List>
  )
}
