import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import type { Product } from '../../contract/entities'
import { selectIsAuthorized } from '../auth/authSlice'
import { IconButton } from '../../components/IconButton'
import { HeartIcon } from '../../components/icons'
import { useWishlist } from './wishlistApi'
import { toggleWishlist } from './wishlistThunks'
import { theme } from '../../theme/theme'

const pop = keyframes({ '40%': { transform: 'scale(1.25)' } })

const Heart = styled('span')(
  css({
    '&[data-pops="true"]': { animation: `${pop} ${theme.look.motion.enter}` },
  }),
)

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
  const { currentData: wishlist } = useWishlist()
  const [asked, setAsked] = useState<boolean>()
  const [pressed, setPressed] = useState(false)
  const wished = wishlist ? wishlist.some(({ _id }) => _id === product._id) : asked === true

  return (
    <IconButton
      tone="raised"
      aria-label={`Wishlist ${product.name}`}
      aria-pressed={wished}
      onClick={(event) => {
        setPressed(true)
        if (wished) onLeave?.(event.currentTarget)
        const wish = isAuthorized && !wishlist ? !wished : undefined
        setAsked(wish)
        void dispatch(toggleWishlist(product, wish)).finally(() => {
          setAsked(undefined)
        })
      }}
    >
      <Heart data-pops={pressed && wished}>
        <HeartIcon filled={wished} />
      </Heart>
    </IconButton>
  )
}
