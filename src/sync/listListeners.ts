import { isExpectedRejection } from '../api/api'
import type { StartListening } from '../store/types'
import { mutationsOf } from './listDefinition'
import type { PendingList } from './pendingList'

/** What follows a reply about a list, beside its refetch: other tabs hear of it. */
export function addListListeners<TItem extends { _id: string }>(
  startListening: StartListening,
  list: PendingList<TItem>,
): void {
  for (const { matchFulfilled, matchRejected } of mutationsOf(list)) {
    for (const matcher of [matchFulfilled, matchRejected])
      startListening({
        matcher,
        effect: ({ meta }, { extra }) => {
          extra.crossTabSync.broadcast({ list: list.tag, user: meta.arg.originalArgs.user })
        },
      })
    startListening({
      matcher: matchRejected,
      effect: (_action, { dispatch }) => {
        // Not with the next invalidation, which another pending request would hold up.
        dispatch(list.readUnknown())
      },
    })
  }
  startListening({
    matcher: list.query.matchRejected,
    effect: (action) => {
      if (!isExpectedRejection(action))
        console.warn(`${list.tag} could not be read.`, action.payload)
    },
  })
}
