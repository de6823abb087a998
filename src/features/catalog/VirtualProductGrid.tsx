import { styled } from '@mui/material/styles'
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import {
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Product } from '../../contract/entities'
import { ProductGrid } from './ProductGrid'

const Frame = styled('div')({ position: 'relative' })

const Row = styled('div')({ position: 'absolute', insetInline: 0, insetBlockStart: 0 })

/** Rows beyond the window's edges that are rendered as well, so that scrolling shows no gap. */
const OVERSCAN = 2

/** px, until a row is measured. Always the same function: for another one all rows are placed anew. */
const estimateRowHeight = () => 400

/** What the last grid measured: coming back, every row is where it was. */
const remembered: { columns: number; offset: number; rows: VirtualItem[] } = {
  columns: 2,
  offset: 0,
  rows: [],
}

/** The value as of the last paint: a new one follows in a render after the one that is painted. */
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
  products: readonly Product[]
  /**
   * The card of a product at its place in the whole list. Always the same function. With the place
   * for a key, the card is reused for the product that takes the place.
   */
  children: (product: Product, place: number) => ReactNode
}

interface RowCardsProps extends VirtualProductGridProps {
  index: number
  columns: number
}

const RowCards = memo(function RowCards({ products, index, columns, children }: RowCardsProps) {
  const first = index * columns
  return (
    <ProductGrid>
      {products
        .slice(first, first + columns)
        .map((product, column) => children(product, first + column))}
    </ProductGrid>
  )
})

/** A ProductGrid that holds only the rows near the window, for catalogues of any length. */
export default function VirtualProductGrid({ products, children }: VirtualProductGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const [columns, setColumns] = useState(remembered.columns)
  const [offset, setOffset] = useState(remembered.offset)
  const painted = usePainted(products)

  useLayoutEffect(() => {
    if (!ruler.current || !frame.current) return
    const measured = { grid: ruler.current, frame: frame.current }
    // The style sheet decides how many columns there are; the ruler is an empty grid of its own.
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
    count: Math.ceil(products.length / columns),
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

  // Rows out of sight show a new list after the paint, unless the old one has nothing for them.
  const listFor = (index: number) => {
    const isInView = range !== null && index >= range.startIndex && index <= range.endIndex
    return isInView || index * columns >= painted.length ? products : painted
  }

  return (
    <Frame ref={frame} style={{ height: virtualizer.getTotalSize() }}>
      <ProductGrid ref={ruler} aria-hidden="true" />
      {rows.map(({ index, start, key }) => (
        <Row
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          style={{ transform: `translateY(${start - offset}px)` }}
        >
          <RowCards products={listFor(index)} index={index} columns={columns}>
            {children}
          </RowCards>
        </Row>
      ))}
    </Frame>
  )
}
