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
      }}
    >
      {panel}
      <Box sx={{ gridColumn: 2, minWidth: 0 }}>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 3,
            mb: 4,
            display: { md: 'none' },
            '&:has(.MuiChip-root)': { display: 'flex' },
          }}
        >
          {tools}
        </Stack>
        {children}
      </Box>
    </Box>
  )
}
