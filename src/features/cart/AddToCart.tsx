import { useCallback, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { paths } from '../../app/paths'
import type { Product } from '../../contract/entities'
import { selectIsAuthorized } from '../auth/authSlice'
import { Button, ButtonLink } from '../../components/Button'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useCart } from './cartApi'
import { addToCart } from './cartThunks'

/** Keeps the focus where it was when one control takes the place of another. */
function useHandOver() {
  const holder = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  // A link passes its ref on afresh with every rendering: only a change of holder counts.
  return useCallback((control: HTMLElement | null) => {
    if (control === null) hadFocus.current = holder.current === document.activeElement
    else if (hadFocus.current && control !== document.activeElement)
      control.focus({ preventScroll: true })
    holder.current = control
  }, [])
}

/**
 * 'Add to cart', which becomes 'Go to cart' once the product is in the cart (Spec §2). Pressed
 * before the shopper's cart is known, it shows the wish at once and adds what is not there yet.
 */
export function AddToCart({ product }: { product: Product }) {
  const dispatch = useAppDispatch()
  const isAuthorized = useAppSelector(selectIsAuthorized)
  const { currentData: cart } = useCart()
  const [asked, setAsked] = useState(false)
  const handOver = useHandOver()
  const suffix = <VisuallyHidden>: {product.name}</VisuallyHidden>

  if (cart ? cart.some(({ _id }) => _id === product._id) : asked)
    return (
      <ButtonLink
        key="go"
        ref={handOver}
        to={paths.cart}
        variant="outlined"
        fullWidth
        onClick={(event) => {
          // The second half of a double click on 'Add to cart' lands here.
          if (event.detail > 1) event.preventDefault()
        }}
      >
        Go to cart{suffix}
      </ButtonLink>
    )

  if (product.outOfStock)
    return (
      <Button key="none" variant="contained" fullWidth disabled>
        Add to cart<VisuallyHidden>: {product.name}, out of stock</VisuallyHidden>
      </Button>
    )

  return (
    <Button
      key="add"
      ref={handOver}
      variant="contained"
      fullWidth
      onClick={() => {
        setAsked(isAuthorized)
        void dispatch(addToCart(product)).finally(() => {
          setAsked(false)
        })
      }}
    >
      Add to cart{suffix}
    </Button>
  )
}
