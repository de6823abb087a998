import CardMedia from '@mui/material/CardMedia'
import Chip from '@mui/material/Chip'
import type { Product } from '../../contract/entities'

interface PlantTileProps {
  product: Product
  priority: boolean
}

/** The plant on its category's tint; its top breaks the tile's edge. */
export function PlantTile({ product, priority }: PlantTileProps) {
  return (
    <CardMedia data-category={product.categoryName}>
      <img
        src={product.image === '' ? undefined : product.image}
        alt=""
        width={400}
        height={500}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
      />
      {product.outOfStock && <Chip label="Out of stock" />}
    </CardMedia>
  )
}
