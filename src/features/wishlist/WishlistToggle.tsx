import FavoriteIcon from '@mui/icons-material/Favorite'
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { visitorOnly } from '../../components/prerenderedFor'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { useIsHydrated } from '../../components/useIsHydrated'
import type { Product } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'
import { useIsInWishlist, useIsWishlistLoading } from './wishlistApi'
import { toggleWishlist } from './wishlistThunks'

interface Props {
  product: Product
  /** Called with the pressed button before a wished product leaves the wishlist. */
  onLeave?: (button: HTMLElement) => void
}

/**
 * The heart on a product (Spec §2, §4). For a visitor it asks to log in. Pressed before the
 * wishlist has loaded, it updates optimistically and adds the product if it's absent.
 */
export function WishlistToggle({ product, onLeave }: Props) {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUserKey)
  const isWished = useIsInWishlist(product._id)
  const isLoading = useIsWishlistLoading()
  const isHydrated = useIsHydrated()
  const [pending, setPending] = useState<{ user: string; isAdd: boolean }>()
  const [pressed, setPressed] = useState(false)
  const pendingAdd = pending?.user === user ? pending.isAdd : undefined
  // Neither pressed nor unpressed until the list has loaded.
  const isUnknown = pendingAdd === undefined && isLoading
  const wished = isWished ?? pendingAdd === true

  const Heart = wished ? FavoriteIcon : FavoriteBorderIcon
  return (
    <IconButton
      color="raised"
      aria-label={`Wishlist ${product.name}`}
      aria-pressed={isUnknown ? undefined : wished}
      data-pops={pressed && wished}
      onClick={(event) => {
        setPressed(true)
        if (wished) onLeave?.(event.currentTarget)
        const isAdd = user !== null && isWished === undefined ? !wished : undefined
        setPending(user !== null && isAdd !== undefined ? { user, isAdd } : undefined)
        void dispatch(toggleWishlist(product, isAdd)).finally(() => {
          setPending(undefined)
        })
      }}
    >
      {!isUnknown && <Heart {...(!isHydrated && visitorOnly)} />}
    </IconButton>
  )
}
