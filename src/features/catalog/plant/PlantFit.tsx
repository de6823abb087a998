import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { HOUSEMATES, type Product } from '../../../contract/entities'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { SpotButton } from './SpotButton'
import { type Fit, fitsOf, housemateNames } from './spotFit'
import { selectIsSpotAsked, selectSpot, type Spot, spotDeclined } from './spotSlice'

interface PlantFitProps {
  product: Product
  /** Whether missing facts may still load. */
  isLoading: boolean
}

/** Whom of those at the spot the plant can't harm. */
const safetyOf = ({ care }: Product, spot: Spot | null): Fit[] =>
  HOUSEMATES.filter(
    (each) => spot?.housemates.includes(each) && care?.unsafeFor?.includes(each) === false,
  ).map((each) => ({ text: `Safe with ${housemateNames[each]}`, isGood: true }))

/** How the plant would do in the shopper's spot, or once the question where that is. */
export function PlantFit({ product, isLoading }: PlantFitProps) {
  const dispatch = useAppDispatch()
  const spot = useAppSelector(selectSpot)
  const isAsked = useAppSelector(selectIsSpotAsked)
  if (isAsked && !spot) return null
  // A backend without facts can't tell.
  if (product.care?.lights === undefined)
    return isLoading ? <Skeleton variant="rounded" height={44} /> : null
  const fits = [...fitsOf(product, spot), ...safetyOf(product, spot)]
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {!spot && (
        // On a phone it has a line of its own: beside the buttons, it fits in some engines only.
        <Typography sx={{ mr: 2, flexBasis: { xs: '100%', sm: 'auto' } }}>
          Will it like it at your place?
        </Typography>
      )}
      {fits.map(({ text, isGood }) => (
        <Chip key={text} data-fit={isGood ? 'good' : 'bad'} label={text} />
      ))}
      <SpotButton />
      {!spot && (
        <Button
          variant="text"
          onClick={() => {
            dispatch(spotDeclined())
          }}
        >
          Not now
        </Button>
      )}
    </Stack>
  )
}
