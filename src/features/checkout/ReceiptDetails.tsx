import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { EMAIL } from '@/components/contactEmail'
import { formatRupees } from '@/components/money'
import { OrderLines } from '@/components/OrderLines'
import type { Product } from '@/contract/entities'
import { DELIVERY_NOTE } from '@/features/cart/delivery'
import { useGetProductsQuery } from '@/features/catalog/catalogApi'
import type { Receipt } from './useReceipt'

/** An amount is never cut; if it doesn't fit beside its name, it's below. */
const row = { flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4, mt: 3 }

/** How to care for a plant: on paper, to cut out and keep beside its pot. */
function CareCard({ plant: { name, care } }: { plant: Product }) {
  const facts = {
    Light: care?.light,
    Water: care?.water,
    'Best spot': care?.place,
    Pets: care?.pets,
  }
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-label={`Care card for ${name}`}
      sx={{ p: 4, borderStyle: 'dashed', breakInside: 'avoid' }}
    >
      <Typography variant="h3" gutterBottom>
        {name}
      </Typography>
      <dl>
        {Object.entries(facts).map(
          ([term, fact]) =>
            fact !== undefined && (
              <div key={term}>
                <Typography component="dt" variant="label">
                  {term}
                </Typography>{' '}
                <Typography component="dd" variant="body2">
                  {fact}
                </Typography>
              </div>
            ),
        )}
      </dl>
    </Paper>
  )
}

/** What was ordered and when, what it cost, where it goes, and how to care for it. */
export function ReceiptDetails({ receipt: { date, lines, total, address } }: { receipt: Receipt }) {
  const { data: products = [] } = useGetProductsQuery()
  const plants = products.filter(
    ({ _id, care }) => care !== undefined && lines.some((line) => line._id === _id),
  )
  const delivery = lines.reduce((rest, line) => rest - line.total, total)
  return (
    <Paper
      component="section"
      variant="tint"
      aria-label="Your order"
      sx={{ p: 6, '@media print': { p: 0 } }}
    >
      <Typography variant="h2">Your order</Typography>
      <Typography component="time" dateTime={date} color="textSecondary">
        {new Date(date).toLocaleDateString('en-IN', { dateStyle: 'long' })}
      </Typography>
      <OrderLines lines={lines} />
      <Stack direction="row" sx={row}>
        <Typography>Delivery charges</Typography>
        <Typography sx={{ fontWeight: 600 }}>{formatRupees(delivery)}</Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {DELIVERY_NOTE}
      </Typography>
      <Stack direction="row" sx={row}>
        <Typography variant="h3" component="p">
          Total Amount
        </Typography>
        <Typography variant="h3" component="p">
          {formatRupees(total)}
        </Typography>
      </Stack>
      <Typography
        color={address ? 'textSecondary' : 'textPrimary'}
        sx={{ mt: 3, overflowWrap: 'anywhere' }}
      >
        {address ? (
          <>
            Delivering to <bdi>{address.name}</bdi>, <bdi>{address.address}</bdi>,{' '}
            <bdi>{address.locality}</bdi>, <bdi>{address.state}</bdi> <bdi>{address.pincode}</bdi>
          </>
        ) : (
          <>
            <strong>We don't have your address yet.</strong> Write to{' '}
            <MuiLink href={`mailto:${EMAIL}`}>{EMAIL}</MuiLink> and tell us where to send your
            plants.
          </>
        )}
      </Typography>
      {plants.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
            gap: 4,
            mt: 6,
          }}
        >
          {plants.map((plant) => (
            <CareCard key={plant._id} plant={plant} />
          ))}
        </Box>
      )}
    </Paper>
  )
}
