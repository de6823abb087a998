import CardMedia from '@mui/material/CardMedia'
import Stack from '@mui/material/Stack'
import { PlantImage } from '@/components/PlantImage'
import { useAppSelector } from '@/store/hooks'
import { plantsOf, wantedSentence } from './wantedSentence'
import { selectWanted } from './wantedSlice'

interface Props {
  way: 'Log in' | 'Sign up'
}

/** Names and shows the plants that the login or the sign-up adds to the cart and the wishlist. */
export function WantedPlants({ way }: Props) {
  const wanted = useAppSelector(selectWanted)
  if (wanted.length === 0) return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 4, pt: 4, pb: 1 }}>
      {plantsOf(wanted).map(({ _id, categoryName, image }) => (
        <CardMedia key={_id} data-category={categoryName} data-shape="thumb">
          <PlantImage src={image} width={44} height={55} />
        </CardMedia>
      ))}
      <span>{wantedSentence(wanted, way)}</span>
    </Stack>
  )
}
