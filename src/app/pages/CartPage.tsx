import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectCart, useCart } from '../../features/cart/cartApi'
import { CartLayout } from '../../features/cart/CartLayout'
import { CartLines, CartLinesSkeleton } from '../../features/cart/CartLines'
import { restoreToCart } from '../../features/cart/cartThunks'
import { EmptyCart } from '../../features/cart/EmptyCart'
import { hasSameLines, type Line, useShownCart } from '../../features/cart/line'
import { priceDetails } from '../../features/cart/priceDetails'
import { PriceDetailsBox, PriceDetailsSkeleton } from '../../features/cart/PriceDetailsBox'
import { useQuickView } from '../../features/catalog/plant/useQuickView'
import { PlaceOrder } from '../../features/checkout/PlaceOrder'
import type { CartItem } from '../../contract/entities'
import { formatRupees } from '../../components/money'
import { Page } from '../../components/Page'
import { useRemovals } from '../../components/useRemovals'
import { paths } from '../../navigation/paths'
import { QueryState } from '../../components/QueryState'
import { MovingToWishlist } from '../../features/wishlist/MovingToWishlist'
import { useAppDispatch, useAppStore } from '../../store/hooks'
import { MoveToWishlist } from '../MoveToWishlist'

/** The next step. A separate component, so that the box around it doesn't re-render with the cart. */
function Next() {
  const cart = useShownCart()
  const navigate = useNavigate()
  const goToSummary = useCallback(() => void navigate(paths.orderSummary), [navigate])
  return <PlaceOrder cart={cart} onPress={goToSummary} />
}

const next = <Next />

/** What the cart costs. */
function Totals() {
  return <PriceDetailsBox cart={useShownCart()} action={next} />
}

const announcement = ({ name }: CartItem, rest: readonly CartItem[]) =>
  `${name} removed. Total: ${formatRupees(priceDetails(rest).total)}.`

/** A separate component, so that the page around it doesn't re-render with the cart. */
function Cart() {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const query = useCart(hasSameLines)
  const removals = useRemovals(query.currentData, {
    read: () => selectCart(store.getState()),
    announcement,
    undo: ({ entries }) => dispatch(restoreToCart(entries)),
  })
  const openQuickView = useQuickView()
  const { add } = removals
  const actions = useCallback(
    (item: Line) => (
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
    <div role="none" onClick={openQuickView}>
      <CartLines
        cart={cart}
        removals={removals}
        actions={actions}
        moved={(item, onArrive) => <MovingToWishlist item={item} onArrive={onArrive} />}
      />
    </div>
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
      {(cart) => <CartLayout main={lines(cart)} side={<Totals />} />}
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
