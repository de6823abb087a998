import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CardMedia from '@mui/material/CardMedia'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { formatRupees } from '../components/money'
import { PlantImage } from '../components/PlantImage'
import { QueryState } from '../components/QueryState'
import { withKeys } from '../components/withKeys'
import type { Address, Product } from '../contract/entities'
import { useAddresses } from '../features/addresses/addressApi'
import { defaultAddress } from '../features/addresses/defaultAddress'
import { useCart } from '../features/cart/cartApi'
import { priceDetails, soldOutNote } from '../features/cart/priceDetails'
import { useWishlist } from '../features/wishlist/wishlistApi'
import { paths } from '../navigation/paths'

/** As many pictures as fit beside each other on a phone. */
const MOST_PICTURES = 5

const skeleton = (
  <Stack spacing={3}>
    <Skeleton width="12rem" height={55} />
    <Skeleton variant="text" width="8rem" height="1.5625rem" />
    <Skeleton width="9rem" height={44} />
  </Stack>
)

interface SectionProps<T> {
  heading: string
  query: ComponentProps<typeof QueryState<readonly T[]>>['query']
  /** A sentence that says what couldn't be loaded. */
  failed: string
  /** A sentence in place of an empty list. */
  empty: string
  children: (list: readonly T[]) => ReactNode
}

function Section<T>({ heading, query, failed, empty, children }: SectionProps<T>) {
  const headingId = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={{ p: 6 }}>
      <Typography id={headingId} variant="h2" sx={{ mb: 3 }}>
        {heading}
      </Typography>
      <QueryState
        query={query}
        skeleton={skeleton}
        failed={failed}
        isEmpty={(list) => list.length === 0}
        empty={<Typography>{empty}</Typography>}
      >
        {children}
      </QueryState>
    </Paper>
  )
}

interface PlantsProps {
  plants: readonly Product[]
  /** The number of plants and their total. */
  note?: string
  /** Which of them are sold out. */
  soldOut?: string | undefined
  to: string
  children: string
}

function Plants({ plants, note = '', soldOut, to, children }: PlantsProps) {
  const count = plants.length === 1 ? '1 plant' : `${String(plants.length)} plants`
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2} sx={{ maxWidth: '100%', overflow: 'hidden' }}>
        {withKeys(plants.slice(0, MOST_PICTURES)).map(({ key, entry }) => (
          <CardMedia key={key} data-category={entry.categoryName} data-shape="thumb">
            <PlantImage src={entry.image} width={44} height={55} />
          </CardMedia>
        ))}
      </Stack>
      <Typography>{count + note}</Typography>
      {soldOut !== undefined && <Typography color="textSecondary">{soldOut}</Typography>}
      <Button component={Link} to={to} variant="outlined">
        {children}
      </Button>
    </Stack>
  )
}

function DefaultAddress({ addresses }: { addresses: readonly Address[] }) {
  const address = defaultAddress(addresses)
  if (!address) return <Typography>You choose an address when you order.</Typography>
  return (
    <>
      <Typography>
        <strong>{address.name}</strong>
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{address.address}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {`${address.locality}, ${address.state} ${address.pincode}`}
      </Typography>
    </>
  )
}

/** What the shopper has in the cart and the wishlist, and where orders go. */
export function ProfileOverview() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(18rem, 40%)), 1fr))',
        gap: 4,
        '& > :last-child': { gridColumn: '1 / -1' },
      }}
    >
      <Section
        heading="Your cart"
        query={useCart()}
        failed="We couldn't load your cart."
        empty="There's nothing in it yet."
      >
        {(cart) => {
          const { total } = priceDetails(cart)
          return (
            <Plants
              plants={cart}
              note={total > 0 ? `, ${formatRupees(total)} with delivery` : ''}
              soldOut={soldOutNote(cart)}
              to={paths.cart}
            >
              See your cart
            </Plants>
          )
        }}
      </Section>
      <Section
        heading="Your wishlist"
        query={useWishlist()}
        failed="We couldn't load your wishlist."
        empty="There's nothing in it yet."
      >
        {(wishlist) => (
          <Plants plants={wishlist} to={paths.wishlist}>
            See your wishlist
          </Plants>
        )}
      </Section>
      <Section
        heading="Deliver to"
        query={useAddresses()}
        failed="We couldn't load your addresses."
        empty="No saved addresses yet."
      >
        {(addresses) => <DefaultAddress addresses={addresses} />}
      </Section>
    </Box>
  )
}
