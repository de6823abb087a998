import type { Paid } from '../../app/journal'
import type { AppThunk } from '../../app/store'
import { selectUserKey } from '../auth/authSlice'
import { cartApi } from '../cart/cartApi'
import { removeFromCart } from '../cart/cartChanges'

/** Milliseconds until lines that could not be removed are tried again. */
const RETRY_MS = 10_000

/**
 * Removes what was paid for, and only that, from the cart (Spec §4). What fails stays in the
 * journal and is tried again: soon, when the connection is back, and at the next start or login.
 */
export function emptyCart(paid: Paid): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { journal }) => {
    await journal.alone(paid, async () => {
      const productIds = [...new Set(paid.lines.map(({ _id }) => _id))]
      const removed = await Promise.all(productIds.map((id) => dispatch(removeFromCart(id))))
      if (removed.every(Boolean)) await journal.strikeOut(paid)
      else setTimeout(() => void dispatch(resumeEmptying()), RETRY_MS)
    })
  }
}

/** Ends the emptying of carts that were paid for and could not be emptied at once. */
export function resumeEmptying(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { journal }) => {
    const user = selectUserKey(getState())
    if (user === null) return
    const isHere = () => selectUserKey(getState()) === user

    for (const open of await journal.of(user)) {
      if (open.kind !== 'paid') continue
      await journal.alone(open, async () => {
        const isOpen = (await journal.of(user)).some(({ id }) => id === open.id)
        if (!isOpen || !isHere()) return
        const { data: cart, isError } = await dispatch(
          cartApi.endpoints.getCart.initiate(user, { subscribe: false, forceRefetch: true }),
        )
        if (!cart || isError || !isHere()) return
        // A product that was bought again since is another line: it has another birth date.
        const left = cart.filter((line) =>
          open.lines.some(({ _id, createdAt }) => _id === line._id && createdAt === line.createdAt),
        )
        const removed = await Promise.all(left.map(({ _id }) => dispatch(removeFromCart(_id))))
        if (removed.every(Boolean)) await journal.strikeOut(open)
      })
    }
  }
}
