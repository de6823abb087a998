import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatRupees } from '../../components/money'
import type { CartItem } from '../../contract/entities'
import { dockedBar } from '../../theme/docked'
import { DELIVERY_NOTE, priceDetails, soldOutNote } from './priceDetails'
import { bar, box, Rows, whole, wholeBox } from './priceDetailsStyles'

function count(amount: number, noun: string): string {
  return `${String(amount)} ${noun}${amount === 1 ? '' : 's'}`
}

interface RowProps {
  name: string
  /** Shown below the name, in small print. */
  note?: string | undefined
  amount: string
}

/** Styled by the list around it. */
function Row({ name, note, amount }: RowProps) {
  return (
    <div>
      <dt>
        <span>{name}</span>
        {note !== undefined && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </dt>
      <dd>{amount}</dd>
    </div>
  )
}

interface Props {
  cart: readonly CartItem[]
  /** Below the amounts. */
  note?: ReactNode
  /** The next step, Place Order. */
  action?: ReactNode
}

/** The cart's price details (Spec §9). On a phone the total and the next step stay visible. */
export function PriceDetailsBox({ cart, note, action }: Props) {
  const { items, price, discount, delivery, total } = priceDetails(cart)
  const soldOut = soldOutNote(cart)
  return (
    <Paper component="section" variant="tint" aria-label="Price details" sx={whole}>
      <Paper variant="tint" sx={box}>
        <Typography variant="h2">Price Details</Typography>
        <Typography component={Rows}>
          <Row name={`Price (${count(items, 'item')})`} amount={formatRupees(price)} />
          <Row name="Discount" amount={`${discount > 0 ? '−' : ''}${formatRupees(discount)}`} />
          <Row name="Delivery charges" note={DELIVERY_NOTE} amount={formatRupees(delivery)} />
        </Typography>
        {soldOut !== undefined && (
          <Typography key={soldOut} color="textSecondary">
            {soldOut}
          </Typography>
        )}
        {note}
      </Paper>
      <Box {...dockedBar} sx={bar}>
        <Typography component={Rows} variant="h3">
          <Row name="Total Amount" amount={formatRupees(total)} />
        </Typography>
        {discount > 0 && (
          <Typography color="primary" sx={{ fontWeight: 600, order: { xs: 1, md: 0 } }}>
            {`You save ${formatRupees(discount)} on this order`}
          </Typography>
        )}
        {action}
      </Box>
    </Paper>
  )
}

/** Placeholder for the box while the cart loads. */
export function PriceDetailsSkeleton() {
  return (
    <Paper variant="tint" aria-hidden="true" sx={wholeBox}>
      <Skeleton variant="text" width="8rem" height="1.8rem" />
      {['6rem', '5rem', '8rem', '7rem'].map((width) => (
        <Stack key={width} direction="row" sx={{ justifyContent: 'space-between' }}>
          <Skeleton variant="text" width={width} height="1.5625rem" />
          <Skeleton variant="text" width="3.5rem" height="1.5625rem" />
        </Stack>
      ))}
      <Skeleton width="100%" height={44} />
    </Paper>
  )
}
