import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { LIST_ITEM_ATTRIBUTE } from '../../components/moveFocusBeforeRemoval'
import { Price } from '../../components/Price'
import { ProductRating } from '../../components/ProductRating'
import type { Product } from '../../contract/entities'
import { PlantTile } from './PlantTile'

interface ProductCardProps {
  product: Product
  /** The heart, top right. */
  wish: ReactNode
  /** Actions, at the bottom. */
  actions: ReactNode
  /** Initially visible, so its picture isn't loaded lazily. */
  priority?: boolean
}

/** A plant in a ProductGrid, which spans its five rows (Spec §2). */
export function ProductCard({ product, wish, actions, priority = false }: ProductCardProps) {
  const nameId = useId()
  return (
    <Card
      component="article"
      variant="plant"
      aria-labelledby={nameId}
      {...{ [LIST_ITEM_ATTRIBUTE]: product._id }}
    >
      <PlantTile product={product} priority={priority} />
      <CardContent>
        <Typography id={nameId} component="h2" variant="h3">
          {product.name}
        </Typography>
        <Price
          discounted={product.discountedPrice}
          actual={product.actualPrice}
          discount={product.discount}
        />
        <ProductRating value={product.rating} />
      </CardContent>
      <CardActions>{actions}</CardActions>
      {wish}
    </Card>
  )
}
