import Button from '@mui/material/Button'
import { useCallback, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Product } from '@/contract/entities'
import { paths } from '@/navigation/paths'
import { useAppDispatch } from '@/store/hooks'
import { VisuallyHidden } from '@/theme/VisuallyHidden'
import { useIsInCart } from './cartApi'
import { addToCart } from './cartThunks'

/** Keeps focus when one control replaces another. */
function useFocusTransfer() {
  const holder = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  return useCallback((control: HTMLElement | null) => {
    if (!control) hadFocus.current = holder.current === document.activeElement
    else if (hadFocus.current) control.focus({ preventScroll: true })
    holder.current = control
  }, [])
}

/**
 * 'Add to cart', which becomes 'Go to cart' once the product is in the cart (Spec §2). Pressed before the
 * cart has loaded, it adds the product once that's known to be absent.
 */
export function AddToCart({ product }: { product: Product }) {
  const dispatch = useAppDispatch()
  const isInCart = useIsInCart(product._id)
  const transferFocus = useFocusTransfer()
  const suffix = <VisuallyHidden>{`: ${product.name}`}</VisuallyHidden>

  if (isInCart)
    return (
      <Button
        key="go"
        component={Link}
        ref={transferFocus}
        to={paths.cart}
        variant="outlined"
        onClick={(event) => {
          // The second click of a double click on 'Add to cart' lands here.
          if (event.detail > 1) event.preventDefault()
        }}
      >
        Go to cart{suffix}
      </Button>
    )

  if (product.outOfStock)
    return (
      <Button key="none" disabled>
        <span>
          Add to cart{suffix}
          <VisuallyHidden> (out of stock)</VisuallyHidden>
        </span>
      </Button>
    )

  return (
    <Button
      key="add"
      ref={transferFocus}
      onClick={() => {
        void dispatch(addToCart(product))
      }}
    >
      Add to cart{suffix}
    </Button>
  )
}
