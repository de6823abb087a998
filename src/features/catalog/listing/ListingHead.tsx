import Box from '@mui/material/Box'
import { PageHeading } from '@/components/PageHeading'
import { PHONE_MEDIA } from '@/theme/media'
import { FilterChips } from '../filters/FilterChips'
import { FiltersButton } from '../filters/FiltersButton'
import { ProductCount } from './ProductCount'

/**
 * The listing's heading, count, button and applied filters: in one row on wide screens. Below, the
 * count is in the button's row, so that a phone shows plants at once.
 */
export function ListingHead() {
  return (
    <Box
      sx={{
        display: { xs: 'grid', md: 'flex' },
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: { xs: 'center', md: 'baseline' },
        columnGap: { xs: 2, sm: 3 },
        pt: { xs: 2, sm: 10 },
        mb: { md: 6 },
        '& h1': { fontSize: { xs: '1.3125rem', sm: '2.25rem' } },
        // The count. Reserves the space until the number is known.
        '& > p': { flex: 'none', minWidth: { md: '10.5rem' }, lineHeight: 1.25 },
      }}
    >
      <PageHeading>Showing All Products</PageHeading>
      <Box
        sx={{
          gridArea: '1 / 2 / 3',
          // On wide screens, the filters are beside the plants.
          display: { md: 'none' },
          order: 1,
          ml: 'auto',
          // A phone has no room for the word beside the icon.
          [PHONE_MEDIA]: {
            '& button': {
              flexDirection: 'column',
              gap: 0,
              minWidth: 44,
              p: 0,
              px: 1,
              fontSize: '.6875rem',
              lineHeight: 1.2,
            },
          },
        }}
      >
        <FiltersButton />
      </Box>
      <ProductCount />
      <Box
        sx={{
          gridColumn: '1 / -1',
          alignSelf: 'center',
          minWidth: 0,
          // Reserves the space, so that the first chip doesn't move the plants. Phones have none.
          minHeight: { sm: 44 },
          // Phones have it only until the chips of a filtered URL are hydrated.
          'html[data-filtered] &': { minHeight: { xs: 50, sm: 44 } },
        }}
      >
        <FilterChips />
      </Box>
    </Box>
  )
}
