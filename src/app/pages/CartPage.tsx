import { useCart } from '../../features/cart/cartApi'
import { CartLayout } from '../../features/cart/CartLayout'
import { CartLines, CartLinesSkeleton } from '../../features/cart/CartLines'
import { EmptyCart } from '../../features/cart/EmptyCart'
import { PriceDetailsBox, PriceDetailsSkeleton } from '../../features/cart/PriceDetailsBox'
import { PlaceOrder } from '../../features/checkout/PlaceOrder'
import { Page } from '../../components/Page'
import { QueryState } from '../../components/QueryState'
import { MoveToWishlist } from '../../features/wishlist/MoveToWishlist'

/** /mycart (Spec §2). */
export default function CartPage() {
  return (
    <Page title="My Cart">
      <QueryState
        query={useCart()}
        skeleton={<CartLayout main={<CartLinesSkeleton />} side={<PriceDetailsSkeleton />} />}
        failed="Your cart could not be loaded."
        isEmpty={(cart) => cart.length === 0}
        empty={<EmptyCart />}
      >
        {(cart) => (
          <CartLayout
            main={<CartLines cart={cart} actions={(item) => <MoveToWishlist item={item} />} />}
            side={<PriceDetailsBox cart={cart} action={<PlaceOrder cart={cart} />} />}
          />
        )}
      </QueryState>
    </Page>
  )
}
