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

/** The filters beside the plants, or above them where there is no room. */
export function ListingLayout({ panel, tools, children }: ListingLayoutProps) {
  return (
    <Box
      sx={{
        display: { md: 'grid' },
        gridTemplateColumns: '17rem minmax(0, 1fr)',
        alignItems: 'start',
        columnGap: 10,
        '@media print': { display: 'block' },
        // Larger plants before more of them: the width of wide screens is used for both.
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
            // Its place is held, so that the first chip does not move the plants.
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
