import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo, type ReactNode } from 'react'
import { formatRupees } from '../../components/money'
import type { CartItem } from '../../contract/entities'
import { dockedBar } from '../../theme/docked'
import { deliveryNote, priceDetails, soldOutNote } from './priceDetails'
import { bar, box, RowBox, Rows, whole, wholeBox } from './priceDetailsStyles'

function count(amount: number, noun: string): string {
  return `${String(amount)} ${noun}${amount === 1 ? '' : 's'}`
}

interface Props {
  cart: readonly CartItem[]
  /** Below the amounts. */
  note?: ReactNode
  /** The next step, Place Order. */
  action?: ReactNode
}

interface RowProps {
  name: string
  /** Shown below the name, in small print. */
  note?: string | undefined
  amount: string
  isTotal?: boolean
}

/** Memoised: most presses change one or two amounts. */
const Row = memo(function Row({ name, note, amount, isTotal = false }: RowProps) {
  const variant = isTotal ? 'h3' : 'body1'
  return (
    <RowBox>
      <Typography component="dt" variant={variant}>
        <span>{name}</span>
        {note !== undefined && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </Typography>
      <Typography component="dd" variant={variant}>
        {amount}
      </Typography>
    </RowBox>
  )
})

const heading = <Typography variant="h2">Price Details</Typography>

/** The cart's price details (Spec §9). On a phone the total and the next step stay visible. */
export function PriceDetailsBox({ cart, note, action }: Props) {
  const { lines, items, price, discount, delivery, total } = priceDetails(cart)
  const soldOut = soldOutNote(cart)
  return (
    <Paper component="section" variant="tint" aria-label="Price details" sx={whole}>
      <Paper variant="tint" sx={box}>
        {heading}
        <Rows>
          <Row name={`Price (${count(items, 'item')})`} amount={formatRupees(price)} />
          <Row name="Discount" amount={`${discount > 0 ? '−' : ''}${formatRupees(discount)}`} />
          <Row name="Delivery charges" note={deliveryNote(lines)} amount={formatRupees(delivery)} />
        </Rows>
        {soldOut !== undefined && (
          <Typography key={soldOut} color="textSecondary">
            {soldOut}
          </Typography>
        )}
        {note}
      </Paper>
      <Box {...dockedBar} sx={bar}>
        <Rows>
          <Row isTotal name="Total Amount" amount={formatRupees(total)} />
        </Rows>
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
