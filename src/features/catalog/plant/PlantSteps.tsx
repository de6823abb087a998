import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { RefObject } from 'react'
import type { Product } from '@/contract/entities'

interface PlantStepsProps {
  ref: RefObject<HTMLDivElement | null>
  product: Product
  /** The plants that match the filters. */
  result: readonly Product[]
  onStep: (productId: string) => void
}

/** Buttons to the result's previous and next plant, which wrap around at its ends. */
export function PlantSteps({ ref, product, result, onStep }: PlantStepsProps) {
  const index = result.findIndex(({ _id }) => _id === product._id)
  const previous = result.at(index - 1)
  const next = result.at((index + 1) % result.length)
  if (index < 0 || result.length < 2 || !previous || !next) return null
  const buttons = [
    { label: 'Previous', plant: previous, startIcon: <ChevronLeftIcon /> },
    { label: 'Next', plant: next, endIcon: <ChevronRightIcon /> },
  ]
  return (
    <Stack ref={ref} direction="row" sx={{ justifyContent: 'space-between', mt: 3 }}>
      {buttons.map(({ label, plant, ...icon }) => (
        <Button
          key={label}
          variant="text"
          aria-label={`${label} plant: ${plant.name}`}
          onClick={({ currentTarget }) => {
            onStep(plant._id)
            // The control that had the focus may be the last plant's.
            currentTarget.focus()
          }}
          {...icon}
        >
          {label}
        </Button>
      ))}
    </Stack>
  )
}
