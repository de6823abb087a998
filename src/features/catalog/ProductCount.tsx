import Typography from '@mui/material/Typography'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { filterChoices } from './filterChoices'
import type { Filters } from './filtersSlice'

interface ProductCountProps {
  count: number | undefined
  filters: Filters
  /** Marks the number as that of all plants (app/firstPaint.ts). */
  'data-for'?: 'unfiltered'
}

/**
 * How many plants the filters let through; nothing before they load. It is read out with the
 * filters whenever one of them is applied or removed.
 */
export function ProductCount({ count, filters, ...mark }: ProductCountProps) {
  const labels = filterChoices(filters).map(({ label }) => label)
  const plants = count === 1 ? '1 plant' : `${String(count)} plants`
  return (
    <>
      <Typography
        {...mark}
        color="textSecondary"
        // Its place is held, beside the heading or below it, until the number is known.
        sx={{ minWidth: 'min(100%, 10.5rem)', minHeight: '1.55em' }}
      >
        {count !== undefined && `(Showing ${String(count)} products)`}
      </Typography>
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {count !== undefined &&
          (labels.length === 0 ? `${plants}, no filter` : `${plants}: ${labels.join(', ')}`)}
      </VisuallyHidden>
    </>
  )
}
