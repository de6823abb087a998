import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { ProductGrid } from './ProductGrid'

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

/** Placeholder cards that take the room of pictures, texts and buttons. */
export function ProductGridSkeleton() {
  return (
    <ProductGrid aria-hidden="true">
      {cards.map((card) => (
        <li key={card}>
          <Card variant="plant">
            <Skeleton variant="card" sx={{ height: 'auto', aspectRatio: '4 / 5' }} />
            {/* On wide screens the rating is beside the price. */}
            <Skeleton sx={{ gridRow: '2 / 7', height: { xs: '10rem', lg: '8.25rem' } }} />
          </Card>
        </li>
      ))}
    </ProductGrid>
  )
}
