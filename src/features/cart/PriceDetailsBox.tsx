import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { CartItem } from '../../contract/entities'
import { formatRupees } from '../../components/money'
import { Skeleton } from '../../components/Skeleton'
import { DELIVERY_PER_LINE, priceDetails } from './priceDetails'
import { theme } from '../../theme/theme'

const Box = styled('section')(
  css({
    display: 'grid',
    gap: 16,
    padding: 24,
    borderRadius: theme.look.radius.card,
    backgroundColor: theme.vars.palette.background.tint,
    '@media print': { padding: '16px 0', backgroundColor: 'transparent', breakInside: 'avoid' },
  }),
)

const Title = styled('h2')(css({ ...theme.typography.h3 }))

const Rows = styled('dl')(
  css({
    display: 'grid',
    gap: 12,
    fontVariantNumeric: 'tabular-nums',
  }),
)

const Row = styled('div')(
  css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    '& > dd': { whiteSpace: 'nowrap' },
  }),
)

const Total = styled(Row)(
  css({
    paddingTop: 16,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '1.125rem',
    fontWeight: 700,
  }),
)

const Note = styled('small')(
  css({
    display: 'block',
    fontSize: '.875rem',
    color: theme.vars.palette.text.secondary,
  }),
)

const Saving = styled('p')(
  css({
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
  }),
)

function countItems(lines: number): string {
  return lines === 1 ? '1 item' : `${String(lines)} items`
}

interface Props {
  cart: readonly CartItem[]
  /** What comes next: Place Order. */
  action?: ReactNode
}

/** What the cart costs, row by row (Spec §9). */
export function PriceDetailsBox({ cart, action }: Props) {
  const { lines, price, discount, delivery, total } = priceDetails(cart)
  return (
    <Box aria-label="Price details">
      <Title>Price Details</Title>
      <Rows>
        <Row>
          <dt>Price ({countItems(lines)})</dt>
          <dd>{formatRupees(price)}</dd>
        </Row>
        <Row>
          <dt>Discount</dt>
          <dd>
            {discount > 0 && '−'}
            {formatRupees(discount)}
          </dd>
        </Row>
        <Row>
          <dt>
            Delivery charges
            <Note>
              {formatRupees(DELIVERY_PER_LINE)} × {countItems(lines)}
            </Note>
          </dt>
          <dd>{formatRupees(delivery)}</dd>
        </Row>
        <Total>
          <dt>Total Amount</dt>
          <dd>{formatRupees(total)}</dd>
        </Total>
      </Rows>
      {discount > 0 && <Saving>You save {formatRupees(discount)} on this order</Saving>}
      {action}
    </Box>
  )
}

/** Stands for the box while the cart is on its way. */
export function PriceDetailsSkeleton() {
  return (
    <Box as="div" aria-hidden="true">
      <Skeleton width="8rem" height="1.35rem" text />
      <Rows as="div">
        {['6rem', '5rem', '8rem'].map((width) => (
          <Row key={width}>
            <Skeleton width={width} height="1.55rem" text />
            <Skeleton width="3.5rem" height="1.55rem" text />
          </Row>
        ))}
        <Total>
          <Skeleton width="7rem" height="1.75rem" text />
          <Skeleton width="4rem" height="1.75rem" text />
        </Total>
      </Rows>
      <Skeleton width="100%" height={44} />
    </Box>
  )
}
