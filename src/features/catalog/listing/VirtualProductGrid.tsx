import { styled } from '@mui/material/styles'
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { GridCards } from './gridCards'
import { ProductGrid } from './ProductGrid'

const Frame = styled('div')({ position: 'relative' })

const Row = styled('div')({ position: 'absolute', insetInline: 0, insetBlockStart: 0 })

/** Number of rows rendered beyond the window's edges, so that scrolling shows no gaps. */
const OVERSCAN = 2

/** In px, until a row is measured. A constant, because a new function would reset all rows. */
const estimateRowHeight = () => 400

/** The last grid's measurements, so that Back restores every row's position. */
const remembered: { columns: number; offset: number; rows: VirtualItem[] } = {
  columns: 2,
  offset: 0,
  rows: [],
}

/** Defers a new value until after the next paint. */
function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      startTransition(() => {
        setPainted(() => value)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [value])
  return painted
}

interface VirtualProductGridProps {
  /** A new object re-renders every row. */
  cards: GridCards
}

interface RowCardsProps extends VirtualProductGridProps {
  index: number
  columns: number
}

const RowCards = memo(function RowCards({ cards, index, columns }: RowCardsProps) {
  const first = index * columns
  const length = Math.max(0, Math.min(columns, cards.count - first))
  return (
    <ProductGrid as="div">
      {Array.from({ length }, (_, column) => (
        <div
          key={column}
          role="listitem"
          aria-setsize={cards.count}
          aria-posinset={first + column + 1}
        >
          {cards.at(first + column)}
        </div>
      ))}
    </ProductGrid>
  )
})

/** A ProductGrid that only renders rows near the window, for lists of any length: one list. */
export default function VirtualProductGrid({ cards }: VirtualProductGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const ruler = useRef<HTMLUListElement>(null)
  const [columns, setColumns] = useState(remembered.columns)
  const [offset, setOffset] = useState(remembered.offset)
  const painted = usePainted(cards)

  useLayoutEffect(() => {
    if (!ruler.current || !frame.current) return
    const measured = { grid: ruler.current, frame: frame.current }
    // CSS determines the number of columns, which is measured on an empty grid.
    const measure = () => {
      const tracks = getComputedStyle(measured.grid).gridTemplateColumns.split(' ')
      remembered.columns = tracks.length
      remembered.offset = measured.frame.getBoundingClientRect().top + window.scrollY
      setColumns(remembered.columns)
      setOffset(remembered.offset)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured.grid)
    return () => {
      observer.disconnect()
    }
  }, [])

  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(cards.count / columns),
    estimateSize: estimateRowHeight,
    initialMeasurementsCache: remembered.rows,
    overscan: OVERSCAN,
    scrollMargin: offset,
  })
  const rows = virtualizer.getVirtualItems()
  const { range } = virtualizer
  useLayoutEffect(
    () => () => {
      remembered.rows = virtualizer.takeSnapshot()
    },
    [virtualizer],
  )

  // Rows out of view update after the paint, unless the old list is too short for them.
  const cardsFor = (index: number) => {
    const isInView = range !== null && index >= range.startIndex && index <= range.endIndex
    return isInView || index * columns >= painted.count ? cards : painted
  }

  return (
    <Frame ref={frame} role="list" style={{ height: virtualizer.getTotalSize() }}>
      <ProductGrid ref={ruler} as="div" aria-hidden="true" />
      {rows.map(({ index, start, key }) => (
        <Row
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          style={{ transform: `translateY(${start - offset}px)` }}
        >
          <RowCards cards={cardsFor(index)} index={index} columns={columns} />
        </Row>
      ))}
    </Frame>
  )
}
