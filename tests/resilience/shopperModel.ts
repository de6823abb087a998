import fc from 'fast-check'
import { moveToWishlist } from '@/app/move/moveThunks'
import type { CartItem, Product } from '@/contract/entities'
import { cartList } from '@/features/cart/cartApi'
import {
  addToCart,
  decreaseQty,
  increaseQty,
  removeFromCart,
  restoreToCart,
} from '@/features/cart/cartThunks'
import { canDecrease } from '@/features/cart/quantity'
import { toggleWishlist } from '@/features/wishlist/wishlistThunks'
import type { Tab } from '../support/headlessTab'

type Button = 'add' | 'remove' | 'undo' | 'plus' | 'minus' | 'heart' | 'move'

/** How a payment ends. 'late': it's dismissed, and succeeds afterwards. */
export type PaymentEnding = 'paid' | 'paid twice' | 'dismissed' | 'late' | 'left'

interface PressAction {
  kind: 'press'
  button: Button
  tab: 0 | 1
  product: number
}
/** Place Order, and its outcome `after` that many actions. */
interface PayAction {
  kind: 'pay'
  tab: 0 | 1
  ending: PaymentEnding
  after: number
}
/** Logs out and in as the other shopper. A tab that is asleep hears of it at the end only. */
interface SwitchAction {
  kind: 'switch'
  tab: 0 | 1
  isOtherAsleep: boolean
}
/** The browser's database hangs for `after` actions, or fails once. */
interface DatabaseAction {
  kind: 'database'
  trouble: 'freeze' | 'fail'
  after: number
}
/** `pause`: milliseconds until the next action. */
export type Action = (PressAction | PayAction | SwitchAction | DatabaseAction) & { pause: number }

const tab = fc.constantFrom(0 as const, 1 as const)
const pause = fc.constantFrom(0, 0, 0, 1, 3)
const after = fc.nat({ max: 3 })

export const arbitraryAction = (products: number): fc.Arbitrary<Action> =>
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        kind: fc.constant('press' as const),
        tab,
        product: fc.nat({ max: products - 1 }),
        button: fc.constantFrom(
          ...(['add', 'add', 'remove', 'remove', 'undo', 'undo'] as const),
          ...(['plus', 'plus', 'plus', 'minus'] as const),
          ...(['heart', 'heart', 'move'] as const),
        ),
        pause,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('pay' as const),
        tab,
        ending: fc.constantFrom(
          ...(['paid', 'paid', 'paid twice', 'dismissed', 'late', 'left'] as const),
        ),
        after,
        pause,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('switch' as const),
        tab,
        isOtherAsleep: fc.boolean(),
        pause,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('database' as const),
        trouble: fc.constantFrom('freeze' as const, 'fail' as const),
        after,
        pause,
      }),
    },
  )

/** A cart and a wishlist, as a screen or the backend has them. */
export interface Lists {
  cart: { _id: string; qty: number }[]
  wishlist: string[]
}

/**
 * The state of one product: its quantity, if it's in the cart, and whether it's in the wishlist.
 */
export interface Standing {
  qty: number | undefined
  wished: boolean
  /** Its quantity when it was last removed, which Undo restores. */
  undoQty?: number | undefined
}

export function standing({ cart, wishlist }: Lists, id: string): Standing {
  return { qty: cart.find(({ _id }) => _id === id)?.qty, wished: wishlist.includes(id) }
}

/** The outcome for a product that meets no fault. */
export function changedBy(button: Button, { qty, wished, undoQty }: Standing): Standing {
  switch (button) {
    case 'heart':
      return { qty, wished: !wished, undoQty }
    case 'add':
      return { qty: qty ?? 1, wished, undoQty: undefined }
    case 'remove':
      return { qty: undefined, wished, undoQty: qty ?? undoQty }
    case 'undo':
      return { qty: qty ?? undoQty, wished }
    case 'move':
      return qty === undefined ? { qty, wished, undoQty } : { qty: undefined, wished: true }
    case 'plus':
      return { qty: qty === undefined ? qty : qty + 1, wished, undoQty }
    case 'minus':
      return { qty: qty !== undefined && canDecrease(qty) ? qty - 1 : qty, wished, undoQty }
  }
}

/** Presses the button in a tab; one that is not on its screen can't be pressed. */
export async function perform(
  { store }: Tab,
  button: Button,
  product: Product,
  undoRows: Map<string, CartItem>,
): Promise<void> {
  const { dispatch } = store
  const line = cartList.selectItems(store.getState())?.find(({ _id }) => _id === product._id)
  if (button === 'heart') await dispatch(toggleWishlist(product))
  else if (button === 'add') {
    undoRows.delete(product._id)
    await dispatch(addToCart(product))
  } else if (button === 'undo') {
    const removed = undoRows.get(product._id)
    if (line || !removed) return
    undoRows.delete(product._id)
    await dispatch(restoreToCart([removed]))
  } else if (!line) return
  else if (button === 'move') dispatch(moveToWishlist(line))
  else if (button === 'remove') {
    undoRows.set(product._id, line)
    await dispatch(removeFromCart(product._id))
  } else await dispatch(button === 'plus' ? increaseQty(product._id) : decreaseQty(product._id))
}
