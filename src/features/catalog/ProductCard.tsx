import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import type { Product } from '../../contract/entities'
import { ENTRY_ATTRIBUTE } from '../../components/leaveEntry'
import { Price } from '../../components/Price'
import { Rating } from '../../components/RatingStars'
import { PlantTile } from './PlantTile'
import { theme } from '../../theme/theme'

const Card = styled('article')(
  css({
    position: 'relative',
    '& h2': { ...theme.typography.h3, overflowWrap: 'anywhere' },
  }),
)

const Wish = styled('div')(
  css({
    position: 'absolute',
    insetBlockStart: theme.spacing(9),
    insetInlineEnd: theme.spacing(3),
  }),
)

interface ProductCardProps {
  product: Product
  /** The heart, top right. */
  wish: ReactNode
  /** What can be done with the plant, at the bottom. */
  actions: ReactNode
  /** In sight at once: its picture is not loaded lazily. */
  priority?: boolean
}

/** One plant of a ProductGrid, whose five rows it fills (Spec §2). */
export function ProductCard({ product, wish, actions, priority = false }: ProductCardProps) {
  const nameId = useId()
  return (
    <Card aria-labelledby={nameId} {...{ [ENTRY_ATTRIBUTE]: product._id }}>
      <PlantTile product={product} priority={priority} />
      <h2 id={nameId}>{product.name}</h2>
      <Price
        discounted={product.discountedPrice}
        actual={product.actualPrice}
        discount={product.discount}
      />
      <Rating value={product.rating} />
      <div>{actions}</div>
      <Wish>{wish}</Wish>
    </Card>
  )
}
