import CardMedia from '@mui/material/CardMedia'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import { PlantImage } from '../../../components/PlantImage'
import type { Product } from '../../../contract/entities'
import { DISCONTINUED } from '../catalogApi'
import type { plantLink } from '../plant/plantUrl'

interface PlantTileProps {
  product: Product
  priority: boolean
  /** Undefined for a plant that the catalogue no longer has. */
  link: ReturnType<typeof plantLink> | undefined
}

/** A plant's picture on its category's tint, which links to the quick view (useQuickView). */
export function PlantTile({ product, priority, link }: PlantTileProps) {
  const status = !link ? DISCONTINUED : product.outOfStock ? 'Out of stock' : undefined
  const picture = (
    <PlantImage
      key={product.image}
      src={product.image}
      width={400}
      height={500}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  )
  return (
    <CardMedia data-category={product.categoryName}>
      {link ? (
        <Link {...link} aria-label={`View ${product.name}`}>
          {picture}
        </Link>
      ) : (
        picture
      )}
      {/* MUI gives every chip a click handler; src/theme/components/inputs.ts explains the role. */}
      {status !== undefined && <Chip role="none" label={status} />}
    </CardMedia>
  )
}
