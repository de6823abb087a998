import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface ListingLayoutProps {
  /** Beside the plants on wide screens. */
  panel: ReactNode
  children: ReactNode
}

/** The filters beside the plants, if there's room. */
export function ListingLayout({ panel, children }: ListingLayoutProps) {
  return (
    <Box
      sx={{
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
