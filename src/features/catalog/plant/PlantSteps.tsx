import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { VisuallyHidden } from '../../../theme/VisuallyHidden'
import type { Product } from '../../../contract/entities'

interface PlantStepsProps {
  product: Product
  /** The plant's position in the result, from 1. */
  position: number
  count: number
  previous: Product | undefined
  next: Product | undefined
  onStep: (productId: string) => void
}

/** Buttons for the previous and the next plant of the result, if it has others. */
export function PlantSteps({ product, position, count, previous, next, onStep }: PlantStepsProps) {
  if (!previous || !next) return null
  const label = `${String(position)} of ${String(count)}`
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', mt: 2, mx: -1 }}
    >
      <IconButton
        aria-label={`Previous plant: ${previous.name}`}
        onClick={() => {
          onStep(previous._id)
        }}
      >
        <ChevronLeftIcon />
      </IconButton>
      <Typography variant="body2" color="textSecondary" aria-hidden="true">
        {label}
      </Typography>
      {/* One text node: a screen reader announces each that changes. */}
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {`${product.name}, ${label}`}
      </VisuallyHidden>
      <IconButton
        aria-label={`Next plant: ${next.name}`}
        onClick={() => {
          onStep(next._id)
        }}
      >
        <ChevronRightIcon />
      </IconButton>
    </Stack>
  )
}
