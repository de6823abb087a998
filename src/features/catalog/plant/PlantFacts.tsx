import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Product } from '@/contract/entities'
import { DELIVERY_DAYS } from '@/features/cart/delivery'
import { theme } from '@/theme/theme'
import { lengthLabel } from '../plantFacts'

const { spacing, typography, vars } = theme

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(40%, 8.5rem)), 1fr))',
  gap: spacing(2, 6),
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
})

/** The facts of a plant, the most asked for first; those that the catalogue doesn't know are left out. */
export function PlantFacts({ product: { care, outOfStock } }: { product: Product }) {
  const size = care?.size
  const arrives = size ? `Arrives ${lengthLabel(size.arrives)} tall, ` : ''
  const facts = [
    { name: 'Pets', value: care?.pets },
    { name: 'Light', value: care?.light },
    { name: 'Water', value: care?.water },
    { name: 'Size', value: care?.height && `${arrives}grows to ${care.height}` },
    { name: 'Delivery', value: !outOfStock && `In ${DELIVERY_DAYS}` },
    { name: 'Children', value: care?.unsafeFor?.includes('children') && 'Keep out of their reach' },
    { name: 'Best spot', value: care?.place },
    { name: 'Pot', value: size && `${lengthLabel(size.pot)} across` },
  ]
  return (
    <Typography component={Facts}>
      {facts.map(
        ({ name, value }) =>
          typeof value === 'string' && (
            <div key={name}>
              <dt>{name}</dt> <dd>{value}</dd>
            </div>
          ),
      )}
    </Typography>
  )
}
