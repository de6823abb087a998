import { useNavigate } from 'react-router-dom'
import { formatRupees } from '@/components/money'
import { Page } from '@/components/Page'
import { QueryState } from '@/components/QueryState'
import { useRemovals } from '@/components/useRemovals'
import type { CartItem } from '@/contract/entities'
import { useCart } from '@/features/cart/cartApi'
import { CartItemList, CartItemListSkeleton } from '@/features/cart/CartItemList'
import { CartLayout } from '@/features/cart/CartLayout'
import { restoreToCart } from '@/features/cart/cartThunks'
import { EmptyCart } from '@/features/cart/EmptyCart'
import { priceDetails } from '@/features/cart/priceDetails'
import { PriceDetailsBox, PriceDetailsSkeleton } from '@/features/cart/PriceDetailsBox'
import { useQuickView } from '@/features/catalog/plant/useQuickView'
import { PlaceOrder } from '@/features/checkout/PlaceOrder'
import { paths } from '@/navigation/paths'
import { useAppDispatch } from '@/store/hooks'
import { MoveToWishlist } from '../move/MoveToWishlist'

const announcement = (rest: readonly CartItem[]) =>
  `Total: ${formatRupees(priceDetails(rest).total)}.`

/** /mycart (Spec §2). */
export default function CartPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const query = useCart()
  const removals = useRemovals(query.currentData, {
    announcement,
    undo: ({ items }) => dispatch(restoreToCart(items)),
  })
  const openQuickView = useQuickView()
  const lines = (cart: readonly CartItem[]) => (
    <div role="none" onClick={openQuickView}>
      <CartItemList
        cart={cart}
        removals={removals}
        actions={(item) => (
          <MoveToWishlist
            item={item}
            onMove={() => {
              removals.add(item, `${item.name} moved to your wishlist`)
            }}
          />
        )}
      />
    </div>
  )
  return (
    <Page heading="My Cart">
      <QueryState
        query={query}
        skeleton={<CartLayout main={<CartItemListSkeleton />} side={<PriceDetailsSkeleton />} />}
        failed="We couldn't load your cart."
        isEmpty={(cart) => cart.length === 0}
        empty={
          <>
            {lines([])}
            <EmptyCart />
          </>
        }
      >
        {(cart) => (
          <CartLayout
            main={lines(cart)}
            side={
              <PriceDetailsBox
                cart={cart}
                action={
                  <PlaceOrder cart={cart} onPress={() => void navigate(paths.orderSummary)} />
                }
              />
            }
          />
        )}
      </QueryState>
    </Page>
  )
}
