import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Skeleton } from '../../components/Skeleton'
import { ProductGrid } from './ProductGrid'
import { theme } from '../../theme/theme'

const Tile = styled('div')(
  css({
    paddingBlockStart: theme.spacing(6),
    '& > span': { aspectRatio: '4 / 5' },
  }),
)

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

/** Cards whose every line is as high as it will be. */
export function ProductGridSkeleton() {
  return (
    <ProductGrid aria-hidden="true">
      {cards.map((card) => (
        <div key={card}>
          <Tile>
            <Skeleton width="100%" height="auto" radius={20} />
          </Tile>
          <Skeleton width="75%" height="1.35rem" text />
          <Skeleton width="60%" height="1.55rem" text />
          <Skeleton width="3.5rem" height="1.36rem" text />
          <Skeleton width="100%" height={44} />
        </div>
      ))}
    </ProductGrid>
  )
}
