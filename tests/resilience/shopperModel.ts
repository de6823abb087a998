import fc from 'fast-check'
import type { Product } from '../../src/contract/entities'
import { cartApi } from '../../src/features/cart/cartApi'
import {
  addToCart,
  decreaseQty,
  increaseQty,
  removeFromCart,
} from '../../src/features/cart/cartThunks'
import { canDecrease } from '../../src/features/cart/quantity'
import { toggleWishlist } from '../../src/features/wishlist/wishlistThunks'
import { moveToWishlist } from '../../src/features/wishlist/moveToWishlistSaga'
import type { Tab } from '../support/headlessTab'

type ActionKind = 'add' | 'remove' | 'plus' | 'minus' | 'heart' | 'move'

export interface Action {
  tab: 0 | 1
  product: number
  kind: ActionKind
  /** Milliseconds until the next action. */
  pause: number
}

export const arbitraryAction = (products: number) =>
  fc.record<Action>({
    tab: fc.constantFrom(0, 1),
    product: fc.nat({ max: products - 1 }),
    kind: fc.constantFrom(
      ...(['add', 'add', 'remove', 'plus', 'plus', 'plus', 'minus'] as const),
      ...(['heart', 'heart', 'move'] as const),
    ),
    pause: fc.constantFrom(0, 0, 0, 1, 3),
  })

/** A cart and a wishlist, as a screen or the backend has them. */
export interface Lists {
  cart: { _id: string; qty: number }[]
  wishlist: string[]
}

/** What is known of one product: its quantity, if it is in the cart, and whether it is wished. */
export interface Standing {
  qty: number | undefined
  wished: boolean
}

export function standing({ cart, wishlist }: Lists, id: string): Standing {
  return { qty: cart.find(({ _id }) => _id === id)?.qty, wished: wishlist.includes(id) }
}

/** What becomes of a product that nothing goes wrong with. */
export function after({ qty, wished }: Standing, kind: ActionKind): Standing {
  switch (kind) {
    case 'heart':
      return { qty, wished: !wished }
    case 'add':
      return { qty: qty ?? 1, wished }
    case 'remove':
      return { qty: undefined, wished }
    case 'move':
      return qty === undefined ? { qty, wished } : { qty: undefined, wished: true }
    case 'plus':
      return { qty: qty === undefined ? qty : qty + 1, wished }
    case 'minus':
      return { qty: qty !== undefined && canDecrease(qty) ? qty - 1 : qty, wished }
  }
}

/** Presses the button in a tab; one that is not on its screen can't be pressed. */
export async function perform(
  { store, user }: Tab,
  kind: ActionKind,
  product: Product,
): Promise<void> {
  const { dispatch } = store
  const { data } = cartApi.endpoints.getCart.select(user)(store.getState())
  const line = data?.find(({ _id }) => _id === product._id)
  if (kind === 'heart') await dispatch(toggleWishlist(product))
  else if (kind === 'add') await dispatch(addToCart(product))
  else if (!line) return
  else if (kind === 'move') await dispatch(moveToWishlist(line))
  else if (kind === 'remove') await dispatch(removeFromCart(product._id))
  else await dispatch(kind === 'plus' ? increaseQty(product._id) : decreaseQty(product._id))
}
