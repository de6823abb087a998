import { paths } from '../../app/paths'
import { ButtonLink } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'

/** What a cart without lines says (Spec §2). */
export function EmptyCart() {
  return (
    <EmptyState
      illustration="/illustrations/empty-cart.svg"
      text="There is nothing in your cart. Let's add some items."
      action={
        <ButtonLink to={paths.wishlist} variant="contained">
          Add from wishlist
        </ButtonLink>
      }
    />
  )
}
