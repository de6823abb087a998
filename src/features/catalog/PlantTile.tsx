import CardMedia from '@mui/material/CardMedia'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import { use } from 'react'
import { BasePath } from '../../navigation/basePath'
import { PlantImage } from '../../components/PlantImage'
import type { Product } from '../../contract/entities'
import { DISCONTINUED, useIsDiscontinued } from './catalogApi'
import { QUICK_VIEW_ATTRIBUTE, plantHref } from './plantUrl'

interface PlantTileProps {
  product: Product
  priority: boolean
}

/** A plant's picture on its category's tint, which links to the quick view (useQuickView). */
export function PlantTile({ product, priority }: PlantTileProps) {
  const basePath = use(BasePath)
  const isDiscontinued = useIsDiscontinued(product._id)
  const status = isDiscontinued ? DISCONTINUED : product.outOfStock ? 'Out of stock' : undefined
  return (
    <CardMedia data-category={product.categoryName}>
      <Link
        href={basePath + plantHref(product._id).slice(1)}
        {...{ [QUICK_VIEW_ATTRIBUTE]: product._id }}
        aria-label={`View ${product.name}`}
      >
        <PlantImage
          key={product.image}
          src={product.image}
          width={400}
          height={500}
          decoding="async"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </Link>
      {status !== undefined && <Chip label={status} />}
    </CardMedia>
  )
}
