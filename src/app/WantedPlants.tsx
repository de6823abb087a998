import CardMedia from '@mui/material/CardMedia'
import Stack from '@mui/material/Stack'
import { PlantImage } from '../components/PlantImage'
import { useAppSelector } from '../store/hooks'
import { selectIntent } from './intentSlice'

/** Names and shows the plant that the login adds to the cart or the wishlist. */
export function WantedPlant() {
  const intent = useAppSelector(selectIntent)
  if (!intent) return null
  const { list, product } = intent
  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center', pt: 4, pb: 1 }}>
      <CardMedia data-category={product.categoryName} data-shape="thumb">
        <PlantImage src={product.image} width={44} height={55} />
      </CardMedia>
      <span>{`Log in and we'll add ${product.name} to your ${list}.`}</span>
    </Stack>
  )
}
