import FavoriteIcon from '@mui/icons-material/Favorite'
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { visitorOnly } from '../../components/prerenderedFor'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { useIsHydrated } from '../../components/useIsHydrated'
import type { Product } from '../../contract/entities'
import { selectIsAuthorized } from '../auth/authSlice'
import { useIsWished } from './wishlistApi'
import { toggleWishlist } from './wishlistThunks'

interface Props {
  product: Product
  /** Called with the pressed button before a wished product leaves the wishlist. */
  onLeave?: (button: HTMLElement) => void
}

/**
 * The heart on a product (Spec §2, §4). For a visitor it asks to log in. Pressed before the
 * shopper's wishlist is known, it shows the wish at once and adds what is not there yet.
 */
export function WishlistToggle({ product, onLeave }: Props) {
  const dispatch = useAppDispatch()
  const isAuthorized = useAppSelector(selectIsAuthorized)
  const { isWished, isLoading } = useIsWished(product._id)
  const isHydrated = useIsHydrated()
  const [pendingAdd, setPendingAdd] = useState<boolean>()
  const [pressed, setPressed] = useState(false)
  // Nobody's heart is empty or full before the list says so.
  const isUnknown = isAuthorized && pendingAdd === undefined && isLoading
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
        const wish = isAuthorized && isWished === undefined ? !wished : undefined
        setPendingAdd(wish)
        void dispatch(toggleWishlist(product, wish)).finally(() => {
          setPendingAdd(undefined)
        })
      }}
    >
      {!isUnknown && <Heart {...(!isHydrated && visitorOnly)} />}
    </IconButton>
  )
}
