import FavoriteIcon from '@mui/icons-material/Favorite'
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import type { Product } from '@/contract/entities'
import { useAppDispatch } from '@/store/hooks'
import { useIsInWishlist, useIsWishlistLoading } from './wishlistApi'
import { toggleWishlist } from './wishlistThunks'

interface Props {
  product: Product
  /** Called before the product is removed from the wishlist. */
  onLeave?: () => void
}

/**
 * The heart on a product (Spec §2, §4). For a visitor it asks to log in. Pressed before the
 * wishlist has loaded, it adds the product once that's known to be absent.
 */
export function WishlistToggle({ product, onLeave }: Props) {
  const dispatch = useAppDispatch()
  const isWished = useIsInWishlist(product._id)
  const isLoading = useIsWishlistLoading()
  const [pressed, setPressed] = useState(false)
  // Neither pressed nor unpressed until the list has loaded; the heart is drawn empty.
  const isUnknown = isWished === undefined && isLoading
  const wished = isWished === true

  const Heart = wished ? FavoriteIcon : FavoriteBorderIcon
  return (
    <IconButton
      color="raised"
      aria-label={`Wishlist ${product.name}`}
      aria-pressed={isUnknown ? undefined : wished}
      data-pops={(pressed && wished) || undefined}
      onClick={() => {
        setPressed(true)
        if (wished) onLeave?.()
        void dispatch(toggleWishlist(product))
      }}
    >
      <Heart />
    </IconButton>
  )
}
