import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { type ReactNode, use, useId } from 'react'
import { PlantName } from '@/components/PlantName'
import { PlantTile } from '@/components/PlantTile'
import { Price } from '@/components/Price'
import { ProductRating } from '@/components/ProductRating'
import type { Product } from '@/contract/entities'
import { BasePath } from '@/navigation/basePath'
import { DISCONTINUED, useIsDiscontinued } from '../catalogApi'
import { plantLink } from '../plant/plantUrl'
import { PlantFactsLine } from '../PlantFactsLine'

interface ProductCardProps {
  product: Product
  /** The heart, top right. */
  heart: ReactNode
  /** Actions, at the bottom. */
  actions: ReactNode
  /** Initially visible, so its picture isn't loaded lazily. */
  priority?: boolean
}

/** A plant in a ProductGrid, which spans its six rows (Spec §2). */
export function ProductCard({ product, heart, actions, priority = false }: ProductCardProps) {
  const nameId = useId()
  const basePath = use(BasePath)
  const isDiscontinued = useIsDiscontinued(product._id)
  const status = isDiscontinued ? DISCONTINUED : product.outOfStock ? 'Out of stock' : undefined
  const link = isDiscontinued ? undefined : plantLink(product._id, basePath)
  return (
    <Card component="article" variant="plant" aria-labelledby={nameId}>
      <PlantTile
        plant={product}
        link={link}
        width={400}
        height={500}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
      <CardContent>
        <Typography id={nameId} component="h2" variant="h3">
          <PlantName name={product.name} link={link} />
        </Typography>
        <PlantFactsLine product={product} status={status} />
        <Price
          discounted={product.discountedPrice}
          actual={product.actualPrice}
          discount={product.discount}
        />
        <ProductRating value={product.rating} />
      </CardContent>
      <CardActions>{actions}</CardActions>
      {heart}
    </Card>
  )
}
