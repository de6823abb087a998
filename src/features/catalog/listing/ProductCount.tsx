import Typography from '@mui/material/Typography'
import { VisuallyHidden } from '../../../theme/VisuallyHidden'
import { appliedFilters } from '../filters/appliedFilters'
import type { Filters } from '../filters/filtersSlice'

interface ProductCountProps {
  count: number | undefined
  filters: Filters
  /** Marks the number as that of all plants (src/startup/hydrationReplay.ts). */
  'data-for'?: 'unfiltered'
}

/**
 * The number of plants that pass the filters; nothing until they've loaded. Screen readers announce
 * it along with the filters whenever one is applied or removed.
 */
export function ProductCount({ count, filters, ...mark }: ProductCountProps) {
  const labels = appliedFilters(filters).map(({ label }) => label)
  const plants = count === 1 ? '1 plant' : `${String(count)} plants`
  return (
    <>
      <Typography {...mark} color="textSecondary">
        {count === undefined ? '\u00a0' : `(Showing ${String(count)} products)`}
      </Typography>
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {count !== undefined &&
          (labels.length === 0 ? `${plants}, no filters` : `${plants}: ${labels.join(', ')}`)}
      </VisuallyHidden>
    </>
  )
}
