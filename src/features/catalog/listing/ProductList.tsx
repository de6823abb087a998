import { styled } from '@mui/material/styles'
import { type ReactNode, useDeferredValue } from 'react'
import { useAppSelector } from '@/store/hooks'
import { theme } from '@/theme/theme'
import { selectProducts } from '../catalogApi'
import { ProductGrid } from './ProductGrid'

/** Divides evenly into rows of every number of columns. */
const PART = 60

/** The cards of a long list that are there in the frame of a press: three rows of four. */
const FIRST = 12

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

interface Props {
  cards: readonly { key: string; card: ReactNode }[]
}

/** Its first cards are there in the frame of a press. The others, below them, follow when there's time. */
function LongList({ cards }: Props) {
  const later = useDeferredValue(cards)
  const first = cards.slice(0, FIRST)
  const keys = new Set(first.map(({ key }) => key))
  const firstPart = [...first, ...later.slice(FIRST, PART).filter(({ key }) => !keys.has(key))]
  const parts = [firstPart]
  for (let start = PART; start < later.length; start += PART)
    parts.push(later.slice(start, start + PART))
  return (
    <div role="list">
      {parts.map((part, index) => (
        <GridPart key={index} as="div">
          {part.map(({ key, card }) => (
            <div key={key} role="listitem">
              {card}
            </div>
          ))}
        </GridPart>
      ))}
    </div>
  )
}

/** The cards of a list, whole, however long it is. A long catalogue's stays one while it's filtered. */
export function ProductList({ cards }: Props) {
  const { length } = useAppSelector(selectProducts) ?? cards
  if (length > PART) return <LongList cards={cards} />
  return (
    <ProductGrid role="list">
      {cards.map(({ key, card }) => (
        <li key={key}>{card}</li>
      ))}
    </ProductGrid>
  )
}
