import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { EMAIL } from '../../components/contactEmail'
import { formatRupees } from '../../components/money'
import { OrderLines } from '../../components/OrderLines'
import type { Receipt } from './useReceipt'

/** An amount is never cut; if it doesn't fit beside its name, it's below. */
const row = { flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4, mt: 3 }

/** What was ordered, what it cost and where it goes. */
export function ReceiptDetails({ receipt: { lines, total, address } }: { receipt: Receipt }) {
  const delivery = lines.reduce((rest, line) => rest - line.total, total)
  return (
    <Paper
      component="section"
      variant="tint"
      aria-label="Your order"
      sx={{ p: 6, '@media print': { p: 0 } }}
    >
      <Typography variant="h2" sx={{ mb: 2 }}>
        Your order
      </Typography>
      <OrderLines lines={lines} />
      <Stack direction="row" sx={row}>
        <Typography>Delivery charges</Typography>
        <Typography sx={{ fontWeight: 600 }}>{formatRupees(delivery)}</Typography>
      </Stack>
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
          `Delivering to ${address.name}, ${address.address}, ${address.locality}, ${address.state} ${address.pincode}`
        ) : (
          <>
            <strong>We don't have your address yet.</strong> Write to{' '}
            <MuiLink href={`mailto:${EMAIL}`}>{EMAIL}</MuiLink> and tell us where to send your
            plants.
          </>
        )}
      </Typography>
    </Paper>
  )
}
