import CardMedia from '@mui/material/CardMedia'
import { PlantImage } from '../../../components/PlantImage'
import type { Product } from '../../../contract/entities'
import type { plantLink } from '../plant/plantUrl'

interface PlantTileProps {
  product: Product
  priority: boolean
  /** Undefined for a plant that the catalogue no longer has. */
  link: ReturnType<typeof plantLink> | undefined
}

/** A plant's picture on its category's tint, which links to the quick view (useQuickView). */
export function PlantTile({ product, priority, link }: PlantTileProps) {
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
        <a {...link} aria-label={`View ${product.name}`}>
          {picture}
        </a>
      ) : (
        picture
      )}
    </CardMedia>
  )
}
