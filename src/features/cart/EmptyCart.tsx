import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useAppSelector } from '../../app/hooks'
import { paths, productListingHref } from '../../navigation/paths'
import { EmptyState } from '../../components/EmptyState'
import { selectIsAuthorized } from '../auth/authSlice'
import { useWishlist } from '../wishlist/wishlistApi'

/** The empty cart (Spec §2). If the wishlist is empty too, all plants come first. */
export function EmptyCart() {
  const isAuthorized = useAppSelector(selectIsAuthorized)
  const hasWishes = useWishlist().currentData?.length !== 0 && isAuthorized
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
          {ways.map(({ to, name }, place) => (
            <Button
              key={name}
              component={Link}
              to={to}
              variant={place === 0 ? 'contained' : 'text'}
            >
              {name}
            </Button>
          ))}
        </>
      }
    />
  )
}
