import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { FilterButtons } from './FilterButtons'
import { FilterChips } from './FilterChips'
import type { Filters } from './filtersSlice'

interface ListingToolsProps {
  /** The number of plants shown. */
  count: number
  filters: Filters
}

/** The phone's buttons, in the row of the count, and the applied filters. */
export function ListingTools({ count, filters }: ListingToolsProps) {
  return (
    <>
      <Stack
        direction="row"
        sx={{ display: { md: 'none' }, gap: 2, '& .MuiButton-root': { px: { xs: 3, sm: 5 } } }}
      >
        <FilterButtons count={count} />
      </Stack>
      <Box
        sx={{
          flexBasis: { xs: '100%', md: 'auto' },
          alignSelf: 'center',
          minWidth: 0,
          // Reserves the space, so that the first chip doesn't move the plants. Phones have none.
          minHeight: { sm: 44 },
        }}
      >
        <FilterChips filters={filters} />
      </Box>
    </>
  )
}
