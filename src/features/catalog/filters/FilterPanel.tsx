import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ClearFilters } from './ClearFilters'
import { FilterFields } from './FilterFields'

/** The filters beside the plants, on wide screens (Spec §2). */
export default function FilterPanel() {
  const headingId = useId()
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={headingId}
      data-screen-only
      sx={{
        position: 'sticky',
        insetBlockStart: 92,
        maxHeight: 'calc(100dvh - 108px)',
        overflowY: 'auto',
        // Aligned with the tiles, above which the plants extend.
        mt: 5,
        px: 6,
        pt: 4,
        pb: 5,
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', mr: -3, mb: 2 }}
      >
        <Typography id={headingId} variant="h2">
          Filters
        </Typography>
        <ClearFilters />
      </Stack>
      <FilterFields />
    </Paper>
  )
}
