import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { AddToCart } from '../../features/cart/AddToCart'
import { ProductCard } from '../../features/catalog/ProductCard'
import { ProductGrid } from '../../features/catalog/ProductGrid'
import { ProductGridSkeleton } from '../../features/catalog/ProductGridSkeleton'
import { EmptyState } from '../../components/EmptyState'
import { moveFocusBeforeRemoval } from '../../components/moveFocusBeforeRemoval'
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
            action={
              <Button component={Link} to={productListingHref}>
                See all plants
              </Button>
            }
          />
        }
      >
        {(wishlist) => (
          <ProductGrid>
            {withKeys(wishlist).map(({ key, entry }) => (
              <ProductCard
                key={key}
                product={entry}
                wish={<WishlistToggle product={entry} onLeave={moveFocusBeforeRemoval} />}
                actions={<AddToCart product={entry} />}
              />
            ))}
          </ProductGrid>
        )}
      </QueryState>
    </Page>
  )
}
