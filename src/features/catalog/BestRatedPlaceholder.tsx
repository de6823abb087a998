import Box from '@mui/material/Box'

/** As high as the best-rated plants, which come below the fold: their texts, and their tiles of 4:5. */
export const BestRatedPlaceholder = () => (
  <Box
    sx={{
      boxSizing: 'content-box',
      height: { xs: 469, sm: 459, md: 282, lg: 256 },
      // Two rows of two, or one of four.
      pb: { xs: '125%', md: '31.25%' },
    }}
  />
)
