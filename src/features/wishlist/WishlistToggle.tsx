import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import type { Product } from '../../contract/entities'
import { selectIsAuthorized } from '../auth/authSlice'
import { IconButton } from '../ui/IconButton'
import { HeartIcon } from '../ui/icons'
import { useWishlist } from './wishlistApi'
import { toggleWishlist } from './wishlistChanges'

const pop = keyframes({ '40%': { transform: 'scale(1.25)' } })

const Heart = styled('span')(({ theme }) => ({
  '&[data-pops="true"]': { animation: `${pop} ${theme.look.motion.enter}` },
}))

interface Props {
  product: Product
  /** Called with the pressed button before a wished product leaves the wishlist. */
  onLeave?: (button: HTMLElement) => void
}

/**
 * The heart on a product (Spec §2, §4). For a visitor it asks to log in. Until the shopper's
 * wishlist is known it waits, because it would not know whether to add or to remove.
 */
export function WishlistToggle({ product, onLeave }: Props) {
  const dispatch = useAppDispatch()
  const isAuthorized = useAppSelector(selectIsAuthorized)
  const { currentData: wishlist, error } = useWishlist()
  const [pressed, setPressed] = useState(false)
  const wished = wishlist?.some(({ _id }) => _id === product._id) ?? false

  return (
    <IconButton
      tone="raised"
      aria-label={`Wishlist ${product.name}`}
      aria-pressed={wished}
      disabled={isAuthorized && !wishlist && error === undefined}
      onClick={(event) => {
        setPressed(true)
        if (wished) onLeave?.(event.currentTarget)
        void dispatch(toggleWishlist(product))
      }}
    >
      <Heart data-pops={pressed && wished}>
        <HeartIcon filled={wished} />
      </Heart>
    </IconButton>
  )
}
