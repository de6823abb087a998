import Box from '@mui/material/Box'
import { memo, useCallback, useDeferredValue } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCart } from '../../features/cart/cartApi'
import { CartLayout } from '../../features/cart/CartLayout'
import { CartLines, CartLinesSkeleton } from '../../features/cart/CartLines'
import { restoreToCart } from '../../features/cart/cartThunks'
import { EmptyCart } from '../../features/cart/EmptyCart'
import { priceDetails } from '../../features/cart/priceDetails'
import { PriceDetailsBox, PriceDetailsSkeleton } from '../../features/cart/PriceDetailsBox'
import { useQuickView } from '../../features/catalog/useQuickView'
import { PlaceOrder } from '../../features/checkout/PlaceOrder'
import type { CartItem } from '../../contract/entities'
import { formatRupees } from '../../components/money'
import { Page } from '../../components/Page'
import { useRemovals } from '../../components/useRemovals'
import { paths } from '../../navigation/paths'
import { QueryState } from '../../components/QueryState'
import { MovingToWishlist } from '../../features/wishlist/MovingToWishlist'
import { useAppDispatch } from '../../store/hooks'
import { MoveToWishlist } from '../MoveToWishlist'

interface CartProps {
  cart: readonly CartItem[]
}

/** What the cart costs, and the next step. */
const Totals = memo(function Totals({ cart }: CartProps) {
  const navigate = useNavigate()
  const goToSummary = () => void navigate(paths.orderSummary)
  return <PriceDetailsBox cart={cart} action={<PlaceOrder cart={cart} onPress={goToSummary} />} />
})

/** Deferred, so that a pressed line responds before the amounts follow. */
function DeferredTotals({ cart }: CartProps) {
  return <Totals cart={useDeferredValue(cart)} />
}

const announcement = ({ name }: CartItem, rest: readonly CartItem[]) =>
  `${name} removed. Total: ${formatRupees(priceDetails(rest).total)}.`

/** A separate component, so that the page around it doesn't re-render with the cart. */
function Cart() {
  const dispatch = useAppDispatch()
  const query = useCart()
  const removals = useRemovals(query.currentData, {
    announcement,
    undo: ({ entries }) => dispatch(restoreToCart(entries)),
  })
  const openQuickView = useQuickView()
  const { add } = removals
  const actions = useCallback(
    (item: CartItem) => (
      <MoveToWishlist
        item={item}
        onMove={(button) => {
          add(button, item, 'moved')
        }}
      />
    ),
    [add],
  )
  const lines = (cart: readonly CartItem[]) => (
    <Box onClick={openQuickView}>
      <CartLines
        cart={cart}
        removals={removals}
        actions={actions}
        moved={(item, onArrive) => <MovingToWishlist item={item} onArrive={onArrive} />}
      />
    </Box>
  )
  return (
    <QueryState
      query={query}
      skeleton={<CartLayout main={<CartLinesSkeleton />} side={<PriceDetailsSkeleton />} />}
      failed="We couldn't load your cart."
      isEmpty={(cart) => cart.length === 0}
      empty={
        <>
          {lines([])}
          <EmptyCart />
        </>
      }
    >
      {(cart) => <CartLayout main={lines(cart)} side={<DeferredTotals cart={cart} />} />}
    </QueryState>
  )
}

/** /mycart (Spec §2). */
export default function CartPage() {
  return (
    <Page heading="My Cart">
      <Cart />
    </Page>
  )
}
