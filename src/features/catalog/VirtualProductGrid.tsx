import { styled } from '@mui/material/styles'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Product } from '../../contract/entities'
import { ProductGrid } from './ProductGrid'

const Frame = styled('div')({ position: 'relative' })

const Row = styled('div')({ position: 'absolute', insetInline: 0, insetBlockStart: 0 })

/** Rows beyond the window's edges that are drawn as well, so that scrolling shows no gap. */
const OVERSCAN = 2

/** What the last grid measured: coming back, the page is as high at once as it was. */
const remembered = { columns: 2, rowHeight: 400 }

interface VirtualProductGridProps {
  products: readonly Product[]
  /** Draws the card of the product at a position in the whole list. */
  children: (product: Product, position: number) => ReactNode
}

/** A ProductGrid that holds only the rows near the window, for catalogues of any length. */
export default function VirtualProductGrid({ products, children }: VirtualProductGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const [columns, setColumns] = useState(remembered.columns)
  const [offset, setOffset] = useState(0)

  useLayoutEffect(() => {
    if (!ruler.current || !frame.current) return
    const measured = { grid: ruler.current, frame: frame.current }
    // The style sheet decides how many columns there are; the ruler is an empty grid of its own.
    const measure = () => {
      const tracks = getComputedStyle(measured.grid).gridTemplateColumns.split(' ')
      remembered.columns = tracks.length
      setColumns(tracks.length)
      setOffset(measured.frame.getBoundingClientRect().top + window.scrollY)
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
    estimateSize: () => remembered.rowHeight,
    overscan: OVERSCAN,
    scrollMargin: offset,
  })

  return (
    <Frame ref={frame} style={{ height: virtualizer.getTotalSize() }}>
      <ProductGrid ref={ruler} aria-hidden="true" />
      {virtualizer.getVirtualItems().map(({ index, start, key }) => (
        <Row
          key={key}
          ref={(row: HTMLDivElement | null) => {
            virtualizer.measureElement(row)
            if (row && row.offsetHeight > 0) remembered.rowHeight = row.offsetHeight
          }}
          data-index={index}
          style={{ transform: `translateY(${start - offset}px)` }}
        >
          <ProductGrid>
            {products
              .slice(index * columns, (index + 1) * columns)
              .map((product, column) => children(product, index * columns + column))}
          </ProductGrid>
        </Row>
      ))}
    </Frame>
  )
}
