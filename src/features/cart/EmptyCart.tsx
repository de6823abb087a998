import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { useWishlistCount } from '@/features/wishlist/wishlistApi'
import { paths, productListingHref } from '@/navigation/paths'

/** The empty cart (Spec §2). If the wishlist is empty too, all plants come first. */
export function EmptyCart() {
  const hasWishes = useWishlistCount() !== 0
  const ways = [
    { to: paths.wishlist, name: 'Add from wishlist' },
    { to: productListingHref, name: 'See all plants' },
  ]
  if (!hasWishes) ways.reverse()
  return (
    <EmptyState
      illustration="/illustrations/empty-cart.svg"
      text="There is nothing in your cart. Let's add some items."
      action={
        <>
          {ways.map(({ to, name }, index) => (
            <Button
              key={name}
              component={Link}
              to={to}
              variant={index === 0 ? 'contained' : 'text'}
            >
              {name}
            </Button>
          ))}
        </>
      }
    />
  )
}
