import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatRupees } from './money'
import { VisuallyHidden } from './VisuallyHidden'
import { theme } from '../theme/theme'

const Row = styled('p')(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.spacing(2),
    fontVariantNumeric: 'tabular-nums',
    '& strong': { ...theme.typography.h3 },
    '&[data-size="line"] strong': { fontSize: '1rem' },
    '& s': { color: theme.vars.palette.text.secondary, fontSize: '.875rem' },
    '& em': {
      color: theme.vars.palette.sale.main,
      fontSize: '.875rem',
      fontStyle: 'normal',
      fontWeight: 700,
      overflowWrap: 'anywhere',
    },
  }),
)

interface PriceProps {
  /** Whole rupees. */
  discounted: number
  /** Whole rupees. */
  actual: number
  /** Text such as '25% OFF', or '0' when there is none (Spec §3). */
  discount: string
  size?: 'card' | 'line'
}

/** What a plant costs, what it cost before, and by how much that is less. */
export function Price({ discounted, actual, discount, size = 'card' }: PriceProps) {
  return (
    <Row data-size={size}>
      <strong>{formatRupees(discounted)}</strong>
      {discount !== '0' && (
        <>
          <s>
            <VisuallyHidden>Original price </VisuallyHidden>
            {formatRupees(actual)}
          </s>
          <em>{discount}</em>
        </>
      )}
    </Row>
  )
}
