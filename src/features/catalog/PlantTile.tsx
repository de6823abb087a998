import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Product } from '../../contract/entities'
import { theme } from '../../theme/theme'

/** Leaves room above the tile for the tip of the plant. */
const Frame = styled('div')(css({ paddingBlockStart: theme.spacing(6) }))

const Tile = styled('div')(
  css({
    position: 'relative',
    aspectRatio: '4 / 5',
    borderRadius: theme.look.radius.card,
    backgroundColor: theme.vars.palette.tile.sage,
    transition: `box-shadow ${theme.look.motion.hover}`,
    '&[data-category="cacti"]': { backgroundColor: theme.vars.palette.tile.sand },
    '&[data-category="flowering"]': { backgroundColor: theme.vars.palette.tile.blush },
    '&[data-category="climbers"]': { backgroundColor: theme.vars.palette.tile.sky },
    '& img': {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '2%',
      width: '100%',
      height: 'auto',
      transform: 'scale(1.08)',
      transformOrigin: '50% 100%',
      transition: `transform ${theme.look.motion.enter}`,
    },
    'article:hover &': { boxShadow: theme.look.lift },
    '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
      'article:hover & img': { transform: 'scale(1.11)' },
    },
  }),
)

const SoldOut = styled('p')(
  css({
    position: 'absolute',
    insetBlockEnd: theme.spacing(3),
    insetInlineStart: theme.spacing(3),
    padding: theme.spacing(1, 3),
    borderRadius: theme.look.radius.chip,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.sale.main,
    fontSize: '.875rem',
    fontWeight: 700,
  }),
)

interface PlantTileProps {
  product: Product
  priority: boolean
}

/** The plant on its category's tint; its top breaks the tile's edge. */
export function PlantTile({ product, priority }: PlantTileProps) {
  return (
    <Frame>
      <Tile data-category={product.categoryName}>
        <img
          src={product.image === '' ? undefined : product.image}
          alt=""
          width={400}
          height={500}
          decoding="async"
          loading={priority ? 'eager' : 'lazy'}
        />
        {product.outOfStock && <SoldOut>Out of stock</SoldOut>}
      </Tile>
    </Frame>
  )
}
