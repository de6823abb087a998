import Button from '@mui/material/Button'
import type { CartItem } from '@/contract/entities'
import { useAppDispatch } from '@/store/hooks'
import { VisuallyHidden } from '@/theme/VisuallyHidden'
import { moveToWishlist } from './moveThunks'

interface Props {
  item: CartItem
  /** Called before the item is removed from the cart. */
  onMove: () => void
}

/** Moves an item from the cart to the wishlist, after a delay (Spec §4). */
export function MoveToWishlist({ item, onMove }: Props) {
  const dispatch = useAppDispatch()
  return (
    <Button
      variant="text"
      onClick={() => {
        onMove()
        dispatch(moveToWishlist(item))
      }}
    >
      Move to Wishlist<VisuallyHidden>{`: ${item.name}`}</VisuallyHidden>
    </Button>
  )
}
