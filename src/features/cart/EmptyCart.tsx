import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { paths, productListingHref } from '../../navigation/paths'
import { EmptyState } from '../../components/EmptyState'

/** The empty cart (Spec §2). */
export function EmptyCart() {
  return (
    <EmptyState
      illustration="/illustrations/empty-cart.svg"
      text="There is nothing in your cart. Let's add some items."
      action={
        <>
          <Button component={Link} to={paths.wishlist}>
            Add from wishlist
          </Button>
          <Button component={Link} to={productListingHref} variant="text">
            See all plants
          </Button>
        </>
      }
    />
  )
}
