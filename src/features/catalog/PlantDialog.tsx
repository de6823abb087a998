import Box from '@mui/material/Box'
import CardMedia from '@mui/material/CardMedia'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatRupees } from '../../components/money'
import { Dialog } from '../../components/Dialog'
import { PlantImage } from '../../components/PlantImage'
import { Price } from '../../components/Price'
import { ProductRating } from '../../components/ProductRating'
import type { Product } from '../../contract/entities'
import { DELIVERY_PER_LINE } from '../cart/priceDetails'
import { categoryLabel } from './appliedFilters'

interface PlantDialogProps {
  product: Product
  open: boolean
  onClose: () => void
  /** The heart; `actions` holds the other buttons. */
  wish: ReactNode
  actions: ReactNode
  /** Stays in sight below. */
  offer?: ReactNode
}

/** The quick view of a plant: its picture large, its facts, and what can be done with it. */
export default function PlantDialog({
  product,
  open,
  onClose,
  wish,
  actions,
  offer,
}: PlantDialogProps) {
  const facts = [
    { name: 'Type', value: categoryLabel(product.categoryName) },
    { name: 'Availability', value: product.outOfStock ? 'Out of stock' : 'In stock' },
    {
      name: 'Delivery',
      value: `${formatRupees(DELIVERY_PER_LINE)}, however many you buy`,
    },
  ]
  return (
    <Dialog open={open} onClose={onClose} title={product.name} maxWidth="md" actions={offer}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: { xs: 5, sm: 8 },
        }}
      >
        <CardMedia
          data-category={product.categoryName}
          data-shape="window"
          sx={{ width: '100%', maxWidth: { xs: '18rem', sm: 'none' }, mx: 'auto' }}
        >
          <PlantImage src={product.image} width={400} height={500} />
        </CardMedia>
        <Box sx={{ display: 'grid', alignContent: 'start', gap: 3 }}>
          <Price
            discounted={product.discountedPrice}
            actual={product.actualPrice}
            discount={product.discount}
          />
          <ProductRating value={product.rating} />
          <Box component="dl" sx={{ display: 'grid', gap: 2, my: 2 }}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {name}
                </Typography>
                <Typography component="dd">{value}</Typography>
              </div>
            ))}
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 3 }}>
            {actions}
            {wish}
          </Box>
        </Box>
      </Box>
    </Dialog>
  )
}
