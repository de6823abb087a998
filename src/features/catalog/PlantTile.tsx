import CardMedia from '@mui/material/CardMedia'
import Chip from '@mui/material/Chip'
import { Link, useLocation } from 'react-router-dom'
import { isListing } from '../../app/paths'
import { PlantImage } from '../../components/PlantImage'
import type { Product } from '../../contract/entities'
import { plantHref } from './plantAddress'

interface PlantTileProps {
  product: Product
  priority: boolean
}

/** The plant on its category's tint, its top breaking the tile's edge; a link to a closer look. */
export function PlantTile({ product, priority }: PlantTileProps) {
  const { pathname, search } = useLocation()
  return (
    <CardMedia data-category={product.categoryName}>
      <Link
        to={plantHref(product._id, isListing(pathname) ? search : '')}
        state={{ dialog: 'plant' }}
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
      </Link>
      {product.outOfStock && <Chip label="Out of stock" />}
    </CardMedia>
  )
}
