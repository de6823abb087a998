import Button from '@mui/material/Button'
import { useAppDispatch } from '../store/hooks'
import type { CartItem } from '../contract/entities'
import { VisuallyHidden } from '../theme/VisuallyHidden'
import { moveToWishlist } from './moveThunks'

interface Props {
  item: CartItem
  /** Called with the pressed button before the line is removed from the cart. */
  onMove: (button: Element) => void
}

/** Moves a line from the cart to the wishlist, after a delay (Spec §4). */
export function MoveToWishlist({ item, onMove }: Props) {
  const dispatch = useAppDispatch()
  return (
    <Button
      variant="text"
      onClick={(event) => {
        onMove(event.currentTarget)
        dispatch(moveToWishlist(item))
      }}
    >
      Move to Wishlist<VisuallyHidden>{`: ${item.name}`}</VisuallyHidden>
    </Button>
  )
}
