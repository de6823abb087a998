import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { formatRupees } from '../../../components/money'
import type { Product } from '../../../contract/entities'
import { theme } from '../../../theme/theme'
import { DELIVERY_PER_LINE } from '../../cart/priceDetails'
import { categoryLabel } from '../filters/appliedFilters'
import { lengthLabel } from './lengthLabel'

/** Placeholder for a fact that is still loading. Most take two lines. */
export const FactSkeleton = () => (
  <Skeleton variant="text" component="span" height="3.125rem" sx={{ display: 'block' }} />
)

const { breakpoints, spacing, typography, vars } = theme

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(40%, 8.5rem)), 1fr))',
  gap: spacing(2, 6),
  // Typography has no margin.
  '&&': { marginBlockStart: spacing(2) },
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  [breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    rowGap: spacing(4),
  },
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: spacing(2) },
})

interface PlantFactsProps {
  product: Product
  /** Whether missing facts may still load. */
  isLoading: boolean
}

/** How to grow a plant, where the catalogue says so, and how it is sold. */
export function PlantFacts({ product, isLoading }: PlantFactsProps) {
  const { care, categoryName, outOfStock } = product
  const size = care?.size
  const facts = [
    { name: 'Light', value: care?.light },
    { name: 'Water', value: care?.water },
    { name: 'Arrives', value: size && `${lengthLabel(size.arrives)} tall` },
    { name: 'Grows to', value: care?.height },
    { name: 'Pot', value: size && `${lengthLabel(size.pot)} across` },
    { name: 'Best spot', value: care?.place },
    { name: 'Pets', value: care?.pets },
    { name: 'Type', value: categoryLabel(categoryName) },
    { name: 'Availability', value: outOfStock ? 'Out of stock' : 'In stock' },
    { name: 'Delivery', value: `${formatRupees(DELIVERY_PER_LINE)} for this plant, any quantity` },
  ]
  return (
    <Typography component={Facts}>
      {facts.map(
        ({ name, value }) =>
          (isLoading || value !== undefined) && (
            <div key={name}>
              <dt>{name}</dt> <dd>{value ?? <FactSkeleton />}</dd>
            </div>
          ),
      )}
    </Typography>
  )
}
