import { isExpectedRejection } from '@/api/api'
import type { StartListening } from '@/store/types'
import { type ListDefinition, mutationsOf } from './listDefinition'
import type { PendingActions } from './pendingReducer'
import { addToasts } from './toastListeners'

interface FollowedList<TItem extends { _id: string }> extends ListDefinition<TItem> {
  actions: PendingActions<TItem>
}

/** Follows a reply about a list with a toast and a message to the other tabs. */
export function addListListeners<TItem extends { _id: string }>(
  startListening: StartListening,
  list: FollowedList<TItem>,
): void {
  const { added, notAdded, removed, notRemoved } = list.toasts
  addToasts(startListening, [
    [list.add.matchFulfilled, added, 'success'],
    [list.add.matchRejected, notAdded, 'error'],
    [list.actions.notSent.match, notAdded, 'error'],
    [list.remove.matchFulfilled, removed, 'success'],
    [list.remove.matchRejected, notRemoved, 'error'],
  ])
  for (const { matchFulfilled, matchRejected } of mutationsOf(list))
    for (const matcher of [matchFulfilled, matchRejected])
      startListening({
        matcher,
        effect: ({ meta }, { extra }) => {
          extra.crossTabSync.broadcast({ list: list.tag, user: meta.arg.originalArgs.user })
        },
      })
  startListening({
    matcher: list.query.matchRejected,
    effect: (action) => {
      if (!isExpectedRejection(action))
        console.warn(`${list.tag} could not be read.`, action.payload)
    },
  })
}
