import { AddToCart } from '../../features/cart/AddToCart'
import { ProductCard } from '../../features/catalog/ProductCard'
import { ProductGrid } from '../../features/catalog/ProductGrid'
import { ProductGridSkeleton } from '../../features/catalog/ProductGridSkeleton'
import { ButtonLink } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { leaveEntry } from '../../components/leaveEntry'
import { Page } from '../../components/Page'
import { QueryState } from '../../components/QueryState'
import { withKeys } from '../../components/withKeys'
import { useWishlist } from '../../features/wishlist/wishlistApi'
import { WishlistToggle } from '../../features/wishlist/WishlistToggle'
import { productListingHref } from '../paths'

/** /mywishlist (Spec §2). */
export default function WishlistPage() {
  return (
    <Page title="My Wishlist">
      <QueryState
        query={useWishlist()}
        skeleton={<ProductGridSkeleton />}
        failed="Your wishlist could not be loaded."
        isEmpty={(wishlist) => wishlist.length === 0}
        empty={
          <EmptyState
            illustration="/illustrations/empty-wishlist.svg"
            title="Hey, it feels so light!"
            text="There is nothing in your wishlist. Let's add some items."
            action={<ButtonLink to={productListingHref}>See all plants</ButtonLink>}
          />
        }
      >
        {(wishlist) => (
          <ProductGrid>
            {withKeys(wishlist).map(({ key, entry }) => (
              <ProductCard
                key={key}
                product={entry}
                wish={<WishlistToggle product={entry} onLeave={leaveEntry} />}
                actions={<AddToCart product={entry} />}
              />
            ))}
          </ProductGrid>
        )}
      </QueryState>
    </Page>
  )
}
