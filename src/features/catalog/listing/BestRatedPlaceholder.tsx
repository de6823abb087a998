import Box from '@mui/material/Box'

/** As high as the best-rated plants, which come below the fold: their texts, and their tiles of 4:5. */
export const BestRatedPlaceholder = () => (
  <Box
    sx={{
      boxSizing: 'content-box',
      height: { xs: 463, sm: 447, md: 262, lg: 234 },
      // Names and prices take two lines.
      '@media (max-width: 357px)': { height: 551 },
      // Two rows of two, or one of four.
      pb: { xs: '125%', md: '31.25%' },
    }}
  />
)
