import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from '../../../theme/theme'
import { ProductGrid } from './ProductGrid'

/** Divides evenly into rows of every number of columns. */
const PART = 60

/** A part of a long list. The browser skips the layout of parts that are far from the window. */
const GridPart = styled(ProductGrid)({
  '&&': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 8000px',
    // It clips what it contains: plants extend above their tiles, and shadows beyond their cards.
    paddingBlockStart: theme.spacing(6),
    marginBlockStart: theme.spacing(-6),
    paddingInline: theme.spacing(2),
    marginInline: theme.spacing(-2),
  },
})

/** The cards of a list, whole, however long it is. */
export function ProductList({ cards }: { cards: readonly { key: string; card: ReactNode }[] }) {
  if (cards.length <= PART)
    return (
      <ProductGrid role="list">
        {cards.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ProductGrid>
    )
  const parts = Array.from({ length: Math.ceil(cards.length / PART) }, (_, part) => part)
  return (
    <div role="list">
      {parts.map((part) => (
        <GridPart key={part} as="div">
          {cards.slice(part * PART, (part + 1) * PART).map(({ key, card }) => (
            <div key={key} role="listitem">
              {card}
            </div>
          ))}
        </GridPart>
      ))}
    </div>
  )
}
