import Box from '@mui/material/Box'

/** Keeps about the height of the best-rated plants, which come below the fold. */
export const BestRatedPlaceholder = () => (
  <Box sx={{ minHeight: { xs: 'calc(125vw + 480px)', md: 'calc(28vw + 310px)' } }} />
)
