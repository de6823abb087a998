import CardMedia from '@mui/material/CardMedia'
import type { ComponentProps } from 'react'
import { PlantImage } from './PlantImage'

interface PlantTileProps extends Omit<ComponentProps<typeof PlantImage>, 'src'> {
  plant: { name: string; image: string; categoryName: string }
  /** Opens the plant (plantUrl.ts); undefined for one that can't be opened. */
  link: { href: string } | undefined
  /** Beside a line of an order. */
  shape?: 'thumb'
}

/** A plant's picture on its category's tint, which opens the plant. */
export function PlantTile({ plant, link, shape, ...image }: PlantTileProps) {
  const picture = <PlantImage key={plant.image} src={plant.image} {...image} />
  return (
    <CardMedia data-category={plant.categoryName} data-shape={shape}>
      {link ? (
        <a {...link} aria-label={`View ${plant.name}`}>
          {picture}
        </a>
      ) : (
        picture
      )}
    </CardMedia>
  )
}
