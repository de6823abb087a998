import Button from '@mui/material/Button'
import { useAppDispatch } from '../store/hooks'
import type { CartItem } from '../contract/entities'
import { moveFocusBeforeRemoval } from '../components/moveFocusBeforeRemoval'
import { VisuallyHidden } from '../theme/VisuallyHidden'
import { moveToWishlist } from './moveToWishlistJob'

interface Props {
  item: CartItem
  /** Called when the line is removed from the cart. */
  onMove: () => void
}

/** Moves a line from the cart to the wishlist, after a delay (Spec §4). */
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
