import Button from '@mui/material/Button'
import { useAppDispatch } from '../../app/hooks'
import type { CartItem } from '../../contract/entities'
import { moveFocusBeforeRemoval } from '../../components/moveFocusBeforeRemoval'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { moveToWishlist } from './moveToWishlistSaga'

interface Props {
  item: CartItem
  /** Called as the line leaves the cart. */
  onMove: () => void
}

/** Takes a line out of the cart and, a little later, into the wishlist (Spec §4). */
export function MoveToWishlist({ item, onMove }: Props) {
  const dispatch = useAppDispatch()
  return (
    <Button
      variant="text"
      onClick={(event) => {
        moveFocusBeforeRemoval(event.currentTarget)
        onMove()
        void dispatch(moveToWishlist(item))
      }}
    >
      Move to Wishlist<VisuallyHidden>: {item.name}</VisuallyHidden>
    </Button>
  )
}
