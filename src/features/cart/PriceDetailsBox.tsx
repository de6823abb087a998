import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatRupees } from '../../components/money'
import type { CartItem } from '../../contract/entities'
import { dockedBar, NOTICE_HEIGHT, WITH_NOTICE } from '../../theme/docked'
import { LOW_MEDIA } from '../../theme/media'
import { DELIVERY_PER_LINE, priceDetails, soldOutNote } from './priceDetails'

const box = {
  display: 'grid',
  // A long name mustn't widen the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  p: 6,
  '@media print': { px: 0, py: 4, breakInside: 'avoid' },
  // On wide screens it's within a box that has a border.
  '@media (forced-colors: active) and (min-width: 900px)': { '&:not(:empty)': { border: 0 } },
} as const

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
  name: ReactNode
  /** Shown below the name, in small print. */
  note?: string
  amount: ReactNode
  isTotal?: boolean
}

/** An amount is never cut; if it doesn't fit beside its name, it's below. */
const row = {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 4,
  '& > dd': { whiteSpace: 'nowrap' },
} as const

function Row({ name, note, amount, isTotal = false }: RowProps) {
  const variant = isTotal ? 'h3' : 'body1'
  return (
    <Stack direction="row" sx={row}>
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
    </Stack>
  )
}

/** One box on wide screens; on others, its parts belong to the page's column. */
const whole = {
  display: { xs: 'contents', md: 'block' },
  '@media print': { display: 'block' },
} as const

/** On narrow screens it sticks to the bottom of the window, above any notice. */
const bar = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  alignItems: 'center',
  gap: { xs: 3, md: 4 },
  position: { xs: 'sticky', md: 'static' },
  insetBlockEnd: 0,
  [`${WITH_NOTICE} &`]: { insetBlockEnd: NOTICE_HEIGHT },
  zIndex: 1,
  mx: { xs: -4, sm: -6, md: 0 },
  px: { xs: 4, sm: 6 },
  pt: { xs: 3, md: 0 },
  pb: { xs: 3, md: 6 },
  borderTop: 1,
  borderTopWidth: { xs: 1, md: 0 },
  borderColor: 'divider',
  bgcolor: { xs: 'background.paper', md: 'transparent' },
  // The room that the page keeps free at the bottom is the bar's own: focus mustn't scroll the page.
  '& :is(a, button)': { scrollMarginBlockEnd: { xs: '-72px', md: 0 } },
  '& > dl': {
    borderTop: 1,
    borderTopWidth: { xs: 0, md: 1 },
    borderColor: 'divider',
    pt: { md: 3 },
  },
  // On narrow screens the amount is below its name.
  '& > dl > *': { flexDirection: { xs: 'column', md: 'row' } },
  '&& dd': { m: 0 },
  // A sentence takes both columns.
  '& > p': { gridColumn: '1 / -1' },
  // There's only room for the total and the button.
  [LOW_MEDIA]: { '& > p:not(:last-child)': { display: 'none' } },
  // At a zoom of 400 %, only a part of it would fit below the heading.
  '@media (max-height: 300px)': { position: 'static' },
  '@media print': {
    display: 'block',
    position: 'static',
    border: 0,
    mx: 0,
    px: 0,
    '& > dl > *': { flexDirection: 'row' },
  },
} as const

/** The cart's price details (Spec §9). On a phone the total and the next step stay visible. */
export function PriceDetailsBox({ cart, note, action }: Props) {
  const { lines, items, price, discount, delivery, total } = priceDetails(cart)
  const soldOut = soldOutNote(cart)
  return (
    <Paper component="section" variant="tint" aria-label="Price details" sx={whole}>
      <Paper variant="tint" sx={box}>
        <Typography component="h2" variant="h3">
          Price Details
        </Typography>
        <Stack component="dl" spacing={3}>
          <Row name={`Price (${count(items, 'item')})`} amount={formatRupees(price)} />
          <Row name="Discount" amount={`${discount > 0 ? '−' : ''}${formatRupees(discount)}`} />
          <Row
            name="Delivery charges"
            note={`${formatRupees(DELIVERY_PER_LINE)} × ${count(lines, 'plant')}`}
            amount={formatRupees(delivery)}
          />
        </Stack>
        {soldOut !== undefined && (
          <Typography key={soldOut} color="textSecondary">
            {soldOut}
          </Typography>
        )}
        {note}
      </Paper>
      <Box {...dockedBar} sx={bar}>
        <Stack component="dl">
          <Row isTotal name="Total Amount" amount={formatRupees(total)} />
        </Stack>
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
    <Paper variant="tint" aria-hidden="true" sx={box}>
      <Skeleton variant="text" width="8rem" height="1.375rem" />
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
