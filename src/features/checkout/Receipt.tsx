import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useAppSelector } from '../../store/hooks'
import { formatRupees } from '../../components/money'
import { OrderLines } from '../../components/OrderLines'
import { useIsHydrated } from '../../components/useIsHydrated'
import { selectUserKey } from '../auth/authSlice'
import { receiptStorage } from './receiptStorage'

/** The order just placed in this tab, shown only to its buyer. */
export function Receipt() {
  const user = useAppSelector(selectUserKey)
  const isHydrated = useIsHydrated()
  const receipt = useMemo(() => (isHydrated ? receiptStorage.read() : undefined), [isHydrated])
  if (user === null || receipt?.user !== user) return null
  const { lines, total, address } = receipt
  const delivery = lines.reduce((rest, line) => rest - line.total, total)
  return (
    <Paper
      component="section"
      variant="tint"
      aria-label="Your order"
      sx={{ maxWidth: '34rem', mx: 'auto', mb: 24, p: 6 }}
    >
      <Typography component="h2" variant="h3">
        Your order
      </Typography>
      <OrderLines lines={lines} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', mt: 3 }}>
        <Typography>Delivery charges</Typography>
        <Typography sx={{ fontWeight: 600 }} noWrap>
          {formatRupees(delivery)}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'space-between', mt: 3 }}>
        <Typography variant="h3" component="p">
          Total Amount
        </Typography>
        <Typography variant="h3" component="p" noWrap>
          {formatRupees(total)}
        </Typography>
      </Stack>
      {address && (
        <Typography color="textSecondary" sx={{ mt: 3, overflowWrap: 'anywhere' }}>
          Delivering to {address.name}, {address.address}, {address.locality}, {address.state}{' '}
          {address.pincode}
        </Typography>
      )}
    </Paper>
  )
}
