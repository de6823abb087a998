import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatRupees } from '@/components/money'
import type { CartItem } from '@/contract/entities'
import { NOTICE_HEIGHT, WITH_NOTICE } from '@/theme/components/surfaces'
import { LOW_MEDIA } from '@/theme/media'
import { DELIVERY_NOTE } from './delivery'
import { priceDetails, soldOutNote } from './priceDetails'

const Amounts = styled(Paper)(({ theme }) => ({
  display: 'grid',
  // A long name mustn't widen the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  padding: theme.spacing(6),
  '@media print': { paddingInline: 0, breakInside: 'avoid' },
  // The box around it has a border.
  '@media (forced-colors: active) and (min-width: 900px)': { '&:not(:empty)': { border: 0 } },
}))

/** Terms and their amounts. */
const Rows = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  // An amount is never cut; if it doesn't fit beside its name, it's below.
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(4),
  },
  '& dt': { flex: 1, minWidth: 'min(8rem, 100%)' },
  '& dd': { whiteSpace: 'nowrap' },
}))

/** The total and the next step: on narrow screens, a bar at the bottom of the window, above any notice. */
const Total = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: spacing(4),
  padding: spacing(0, 6, 6),
  '& > dl': { paddingTop: spacing(3), borderTop: `1px solid ${vars.palette.divider}` },
  [breakpoints.down('md')]: {
    '@media screen': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: spacing(2, 4),
      marginInline: spacing(-6),
      padding: spacing(3, 6),
      borderTop: `1px solid ${vars.palette.divider}`,
      backgroundColor: vars.palette.background.paper,
      [`${WITH_NOTICE} &`]: { insetBlockEnd: NOTICE_HEIGHT },
      // The room that the page keeps free at the bottom is the bar's own: focus mustn't scroll the page.
      '& :is(a, button)': { scrollMarginBlockEnd: '-72px' },
      '& > dl': { padding: 0, border: 0 },
      // The amount is below its name.
      '& > dl > *': { flexDirection: 'column' },
      // A sentence takes both columns.
      '& > p': { gridColumn: '1 / -1' },
    },
  },
  [breakpoints.down('sm')]: {
    '@media screen': { marginInline: spacing(-4), paddingInline: spacing(4) },
  },
  // There's only room for the total and the button.
  [LOW_MEDIA]: { '& > p:not(:last-child)': { display: 'none' } },
  // At a zoom of 400 %, only a part of it would fit below the heading.
  '@media (max-height: 300px)': { '&&': { position: 'static' } },
  '@media print': { paddingInline: 0 },
}))

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
    // One box on wide screens; on others, its parts belong to the page's column.
    <Paper
      component="section"
      variant="tint"
      aria-label="Price details"
      sx={{ '@media screen': { display: { xs: 'contents', md: 'block' } } }}
    >
      <Amounts variant="tint">
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
      </Amounts>
      <Total data-at-bottom>
        <Typography component={Rows} variant="h3">
          <Row name="Total Amount" amount={formatRupees(total)} />
        </Typography>
        {discount > 0 && (
          <Typography color="primary" sx={{ fontWeight: 600, order: { xs: 1, md: 0 } }}>
            {`You save ${formatRupees(discount)} on this order`}
          </Typography>
        )}
        {action}
      </Total>
    </Paper>
  )
}

/** Placeholder for the box while the cart loads. */
export function PriceDetailsSkeleton() {
  return <Skeleton aria-hidden="true" variant="card" height={330} />
}
