import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { FilterButton } from './FilterButton'
import { FilterChips } from './FilterChips'
import type { Filters } from './filtersSlice'

interface ListingToolsProps {
  /** The number of plants shown. */
  count: number
  filters: Filters
}

/** The phone's filter button and the applied filters, in the heading's row if there's room. */
export function ListingTools({ count, filters }: ListingToolsProps) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        flexBasis: { xs: '100%', md: 'auto' },
        alignSelf: 'center',
        minWidth: 0,
        // Reserves the space, so that the first chip doesn't move the plants.
        minHeight: 44,
      }}
    >
      <Box sx={{ display: { md: 'none' } }}>
        <FilterButton count={count} />
      </Box>
      <FilterChips filters={filters} />
    </Stack>
  )
}
