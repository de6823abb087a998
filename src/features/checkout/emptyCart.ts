import type { Paid } from '../../app/journal'
import type { AppThunk } from '../../app/store'
import type { CartItem } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'
import { cartApi, cartNow } from '../cart/cartApi'
import { removeFromCart } from '../cart/cartChanges'

/** Milliseconds until lines that could not be removed are tried again. */
const RETRY_MS = 10_000

/** Takes what was paid for out of the cart, and only that; tells whether it is out. */
function takeOut(paid: Paid, cart: readonly CartItem[]): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const takeLine = async ({ _id, createdAt, qty }: CartItem) => {
      // A product that was bought again since is another line: it has another birth date.
      const bought = paid.lines.find((line) => line._id === _id && line.createdAt === createdAt)
      if (!bought) return true
      if (qty <= bought.qty) return dispatch(removeFromCart(_id))
      // Raised while it was paid for. A step that fails is not repeated: it might count twice.
      const step = { user: paid.user, productId: _id, type: 'decrement' as const }
      const { changeQty } = cartApi.endpoints
      await Promise.all(
        Array.from({ length: bought.qty }, () =>
          dispatch(changeQty.initiate(step, { track: false })),
        ),
      )
      return true
    }
    return (await Promise.all(cart.map(takeLine))).every(Boolean)
  }
}

/** Empties the cart of what was paid for (Spec §4); whatever happens, it is done in the end. */
export function emptyCart(paid: Paid): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { journal }) => {
    await journal.write(paid)
    void dispatch(resumeEmptying())
  }
}

/**
 * Ends the emptying of carts that were paid for; resolves to whether nothing is left to do.
 * What fails is tried again: soon, when the connection is back, and at the next start or login.
 */
export function resumeEmptying(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { journal }) => {
    const user = selectUserKey(getState())
    if (user === null) return true
    let isAllDone = true
    for (const paid of await journal.of(user)) {
      if (paid.kind !== 'paid') continue
      await journal.alone(paid, async () => {
        const isOpen = (await journal.of(user)).some(({ id }) => id === paid.id)
        if (!isOpen) return
        const cart = await dispatch(cartNow(user))
        if (cart && (await dispatch(takeOut(paid, cart)))) {
          await journal.strikeOut(paid)
          return
        }
        isAllDone = false
        setTimeout(() => void dispatch(resumeEmptying()), RETRY_MS)
      })
    }
    return isAllDone
  }
}
