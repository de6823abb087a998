import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { formatRupees } from '../../../components/money'
import { Price } from '../../../components/Price'
import { ProductRating } from '../../../components/ProductRating'
import type { Product } from '../../../contract/entities'
import { theme } from '../../../theme/theme'
import { nearestAlternative } from '../search/nearestAlternative'
import { plantHref } from './plantUrl'

const { breakpoints, spacing } = theme

const Summary = styled('div')({
  gridArea: 'summary',
  display: 'grid',
  gap: spacing(3),
  [breakpoints.up('sm')]: { alignContent: 'center' },
  '& .MuiTypography-price strong': { fontSize: '1.75rem' },
  // The buttons.
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: spacing(3) },
})

interface PlantSummaryProps {
  product: Product
  /** The catalogue. */
  products: readonly Product[]
  heart: ReactNode
  actions: ReactNode
}

/** What a plant costs, how it's rated, and its buttons. */
export function PlantSummary({ product, products, heart, actions }: PlantSummaryProps) {
  const alternative = product.outOfStock ? nearestAlternative(product, products) : undefined
  return (
    <Summary>
      <Price
        discounted={product.discountedPrice}
        actual={product.actualPrice}
        discount={product.discount}
      />
      <ProductRating value={product.rating} isSpelledOut />
      <div>
        {actions}
        {heart}
      </div>
      {alternative && <Alternative product={alternative} />}
    </Summary>
  )
}

/** A plant in stock, which reuses the dialog's history entry. */
function Alternative({ product: { _id, name, discountedPrice } }: { product: Product }) {
  const location = useLocation()
  const state: unknown = location.state
  return (
    <Typography>
      Closest in stock:{' '}
      <MuiLink
        component={Link}
        to={plantHref(_id, location.search, location.pathname)}
        replace
        state={state}
        onClick={({ currentTarget }) => {
          // The other plant doesn't have this link.
          currentTarget.closest('[role="dialog"]')?.querySelector('button')?.focus()
        }}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {name}
      </MuiLink>
      <span>{`, ${formatRupees(discountedPrice)}`}</span>
    </Typography>
  )
}
