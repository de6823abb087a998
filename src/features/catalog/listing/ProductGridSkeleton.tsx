import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import CardMedia from '@mui/material/CardMedia'
import Skeleton from '@mui/material/Skeleton'
import { ProductGrid } from './ProductGrid'

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

/** Placeholder cards, each line as high as its text will be. */
export function ProductGridSkeleton() {
  return (
    <ProductGrid aria-hidden="true">
      {cards.map((card) => (
        <li key={card}>
          <Card variant="plant">
            <CardMedia data-loading>
              <Skeleton variant="card" width="100%" height="100%" />
            </CardMedia>
            <CardContent>
              <Skeleton variant="text" width="75%" height="1.375rem" />
              <Skeleton variant="text" width="90%" height="1.375rem" />
              <Skeleton variant="text" width="60%" height="1.5625rem" />
              {/* On wide screens the rating is beside the price. */}
              <Skeleton
                variant="text"
                width="3.5rem"
                height="1.375rem"
                sx={{ display: { lg: 'none' } }}
              />
            </CardContent>
            <CardActions>
              <Skeleton width="100%" height={44} />
            </CardActions>
          </Card>
        </li>
      ))}
    </ProductGrid>
  )
}
