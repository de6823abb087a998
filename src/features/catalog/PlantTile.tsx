import CardMedia from '@mui/material/CardMedia'
import Chip from '@mui/material/Chip'
import { PlantImage } from '../../components/PlantImage'
import type { Product } from '../../contract/entities'
import { CLOSER_LOOK_ATTRIBUTE, plantHref } from './plantAddress'

interface PlantTileProps {
  product: Product
  priority: boolean
}

/** The plant on its category's tint, its top breaking the tile's edge; a link to a closer look (useCloserLook). */
export function PlantTile({ product, priority }: PlantTileProps) {
  return (
    <CardMedia data-category={product.categoryName}>
      <a
        href={plantHref(product._id)}
        {...{ [CLOSER_LOOK_ATTRIBUTE]: product._id }}
        aria-label={`View ${product.name}`}
      >
        <PlantImage
          key={product.image}
          src={product.image}
          width={400}
          height={500}
          decoding="async"
          loading={priority ? 'eager' : 'lazy'}
        />
      </a>
      {product.outOfStock && <Chip label="Out of stock" />}
    </CardMedia>
  )
}
