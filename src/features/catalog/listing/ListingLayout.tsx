import Box from '@mui/material/Box'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useAppSelector } from '@/store/hooks'
import { listingHref, readFilters } from '../filters/filtersUrl'
import { selectFilters } from '../filters/selectFilters'

interface ListingLayoutProps {
  /** Beside the plants on wide screens. */
  panel: ReactNode
  children: ReactNode
}

/**
 * Shows the first plants of a choice that was made further down, in the frame of its press. The URL, which
 * follows later, leaves the page where it is, and so do Back and Forward.
 */
function useFirstInSight() {
  const filters = useAppSelector(selectFilters)
  const listing = useRef<HTMLDivElement>(null)
  const last = useRef(filters)
  useLayoutEffect(() => {
    const isNew = last.current !== filters
    last.current = filters
    const isOfUrl = listingHref(readFilters(window.location.search)) === listingHref(filters)
    if (!isNew || isOfUrl || !listing.current) return
    if (listing.current.getBoundingClientRect().top < 0) listing.current.scrollIntoView()
  }, [filters])
  return listing
}

/** The filters beside the plants, if there's room. */
export function ListingLayout({ panel, children }: ListingLayoutProps) {
  const listing = useFirstInSight()
  return (
    <Box
      ref={listing}
      sx={{
        // The page's scroll padding of 84 px, less 12: there the filters, with their margin of 20 px, stick
        // at 92 px already, so they don't move.
        scrollMarginBlockStart: { md: '-12px' },
        display: { md: 'grid' },
        gridTemplateColumns: '17rem minmax(0, 1fr)',
        alignItems: 'start',
        columnGap: 10,
        '@media print': { display: 'block' },
        // Grow the cards before adding columns. Never four: nine cards would leave one on its own.
        '@media (min-width: 1200px)': { '--most-columns': 3 },
        '@media (min-width: 1800px)': { '--most-columns': 5 },
      }}
    >
      {panel}
      <Box sx={{ gridColumn: 2, minWidth: 0 }}>{children}</Box>
    </Box>
  )
}
