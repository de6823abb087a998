import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Product } from '../../contract/entities'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { SpotButton } from './SpotButton'
import { fitsOf } from './spotFit'
import { selectIsSpotAsked, selectSpot, spotDeclined } from './spotSlice'

/** How the plant would do in the shopper's spot, or once the question where that is. */
export function PlantFit({ product }: { product: Product }) {
  const dispatch = useAppDispatch()
  const spot = useAppSelector(selectSpot)
  const isAsked = useAppSelector(selectIsSpotAsked)
  // A backend without facts can't tell.
  if (product.care?.lights === undefined || (isAsked && !spot)) return null
  const fits = fitsOf(product, spot)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {!spot && <Typography sx={{ mr: 2 }}>Will it like it at your place?</Typography>}
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
