import Typography from '@mui/material/Typography'
import { unfilteredOnly } from '@/components/hydration'
import { useAppSelector } from '@/store/hooks'
import { VisuallyHidden } from '@/theme/VisuallyHidden'
import { selectAppliedFilters } from '../filters/appliedFilters'
import { selectShownCount } from '../filters/plantCounts'
import { plantCount } from '../plantFacts'

/**
 * The number of plants that pass the filters; nothing until they've loaded. Screen readers announce
 * it along with the filters whenever one is applied or removed.
 */
export function ProductCount() {
  const count = useAppSelector(selectShownCount)
  const labels = useAppSelector(selectAppliedFilters).map(({ label }) => label)
  return (
    <>
      <Typography {...unfilteredOnly} color="textSecondary">
        {count === undefined ? '\u00a0' : `(Showing ${String(count)} products)`}
      </Typography>
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {count !== undefined &&
          plantCount(count) + (labels.length === 0 ? ', no filters' : `: ${labels.join(', ')}`)}
      </VisuallyHidden>
    </>
  )
}
