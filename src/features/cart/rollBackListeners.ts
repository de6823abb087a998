import type { PayloadAction, ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { api, isSilent } from '../../app/api'
import type { RootState, Services, StartListening } from '../../app/store'
import type { Product } from '../../contract/entities'
import { rollBack } from './rollBack'

/** Milliseconds until a list that could not be read again is asked for once more. */
const READ_AGAIN_MS = 5000

type ChangeArg = { product: Product } | { productId: string }
type Matcher<TAction> = (action: UnknownAction) => action is TAction & UnknownAction

interface ChangeMeta {
  arg: { originalArgs: ChangeArg }
  aborted?: boolean
}

interface QueryMeta {
  arg: { originalArgs: string }
  aborted?: boolean
  condition?: boolean
}

interface ListOfUser<TItem> {
  list: 'Cart' | 'Wishlist'
  read: {
    matchFulfilled: Matcher<PayloadAction<TItem[], string, QueryMeta>>
    matchRejected: Matcher<PayloadAction<unknown, string, QueryMeta>>
  }
  /** Matches the failures of every change to the list. */
  changes: Matcher<PayloadAction<unknown, string, ChangeMeta>>[]
  show: (
    user: string,
    recipe: (shown: TItem[]) => TItem[],
  ) => ThunkAction<unknown, RootState, Services, UnknownAction>
}

/**
 * Puts failed changes right where even the reading fails that otherwise does so (the connection
 * is gone): the screen goes back to what was last read, and the list is read again later.
 */
export function addRollBack<TItem extends { _id: string }>(
  startListening: StartListening,
  { list, read, changes, show }: ListOfUser<TItem>,
): void {
  let lastRead: { user: string; items: TItem[] } | undefined
  const failed = new Set<string>()

  startListening({
    matcher: read.matchFulfilled,
    effect: ({ payload, meta }) => {
      lastRead = { user: meta.arg.originalArgs, items: payload }
      failed.clear()
    },
  })
  for (const matcher of changes)
    startListening({
      matcher,
      effect: (action) => {
        const { originalArgs } = action.meta.arg
        if (!isSilent(action))
          failed.add('product' in originalArgs ? originalArgs.product._id : originalArgs.productId)
      },
    })
  startListening({
    matcher: read.matchRejected,
    effect: async (action, listener) => {
      const user = action.meta.arg.originalArgs
      if (isSilent(action) || lastRead?.user !== user) return
      const { items } = lastRead
      listener.dispatch(show(user, (shown) => rollBack(shown, items, failed)))
      listener.cancelActiveListeners()
      await listener.delay(READ_AGAIN_MS)
      listener.dispatch(api.util.invalidateTags([list]))
    },
  })
}
