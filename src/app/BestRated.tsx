import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Product } from '../contract/entities'
import { AddToCart } from '../features/cart/AddToCart'
import { ProductCard } from '../features/catalog/listing/ProductCard'
import { ProductGrid } from '../features/catalog/listing/ProductGrid'
import { closestToSpot, hasFacts } from '../features/catalog/plant/plantsForSpot'
import { SpotButton } from '../features/catalog/plant/SpotButton'
import { SpotQuestion } from '../features/catalog/plant/SpotQuestion'
import { selectSpot } from '../features/catalog/plant/spotSlice'
import { useQuickView } from '../features/catalog/plant/useQuickView'
import { WishlistToggle } from '../features/wishlist/WishlistToggle'
import { useAppSelector } from '../store/hooks'

const SHOWN = 4

/** A spot that nothing is known about, so that only the ratings count. */
const anywhere = { light: null, housemates: [] }

/** The best-rated plants in stock, those for the shopper's spot first. */
export default function BestRated({ products }: { products: readonly Product[] }) {
  const headingId = useId()
  const openQuickView = useQuickView()
  const spot = useAppSelector(selectSpot)
  const shown = closestToSpot(products, spot ?? anywhere).slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ pt: 16 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 4, minHeight: 56 }}
      >
        <Typography id={headingId} variant="h2">
          {spot && hasFacts(products) ? 'Best for your spot' : 'Best rated'}
        </Typography>
        <SpotButton />
      </Stack>
      <ProductGrid
        role="list"
        onClick={openQuickView}
        sx={{
          '&&': {
            gridTemplateColumns: {
              xs: 'repeat(2, minmax(0, 1fr))',
              md: 'repeat(4, minmax(0, 1fr))',
            },
          },
        }}
      >
        {shown.map((product) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              heart={<WishlistToggle product={product} />}
              actions={<AddToCart product={product} />}
            />
          </li>
        ))}
      </ProductGrid>
      <SpotQuestion />
    </Box>
  )
}
