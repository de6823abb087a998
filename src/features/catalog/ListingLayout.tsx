import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'

interface ListingLayoutProps {
  /** Beside the plants on wide screens. */
  panel: ReactNode
  /** Above the plants. */
  tools: ReactNode
  children: ReactNode
}

/** Places the filters beside the plants, or above them on narrow screens. */
export function ListingLayout({ panel, tools, children }: ListingLayoutProps) {
  return (
    <Box
      sx={{
        display: { md: 'grid' },
        gridTemplateColumns: '17rem minmax(0, 1fr)',
        alignItems: 'start',
        columnGap: 10,
        '@media print': { display: 'block' },
        // Wide screens get larger plants first, then more of them.
        '@media (min-width: 1200px)': { '--most-columns': 3 },
        '@media (min-width: 1600px)': { '--most-columns': 4 },
        '@media (min-width: 2200px)': { '--most-columns': 5 },
      }}
    >
      {panel}
      <Box sx={{ gridColumn: 2, minWidth: 0 }}>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            // Reserves the space, so that the first chip doesn't shift the plants.
            minHeight: 44,
            mb: { xs: 4, md: 0 },
            mt: { md: -6 },
          }}
        >
          {tools}
        </Stack>
        {children}
      </Box>
    </Box>
  )
}
