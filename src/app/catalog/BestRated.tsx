import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Product } from '@/contract/entities'
import { AddToCart } from '@/features/cart/AddToCart'
import { bestRated } from '@/features/catalog/filters/filterProducts'
import { ProductCard } from '@/features/catalog/listing/ProductCard'
import { ProductGrid } from '@/features/catalog/listing/ProductGrid'
import { useQuickView } from '@/features/catalog/plant/useQuickView'
import { WishlistToggle } from '@/features/wishlist/WishlistToggle'

/** The best-rated plants in stock. */
export default function BestRated({ products }: { products: readonly Product[] }) {
  const headingId = useId()
  const openQuickView = useQuickView()
  const shown = bestRated(products)
  if (shown.length === 0) return null
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ pt: 16 }}>
      <Typography id={headingId} variant="h2">
        Best rated
      </Typography>
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
    </Box>
  )
}
