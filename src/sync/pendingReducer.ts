import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { api } from '@/api/api'
import {
  type Change,
  dropChange,
  failChange,
  press,
  readStarted,
  setStatus,
  settle,
} from './changes'
import { type ListDefinition, mutationsOf } from './listDefinition'

/**
 * The pending changes of a list, and the actions that aren't RTK Query's. Not a slice, because
 * Immer's types know no generic items.
 */
export function createPendingReducer<TItem extends { _id: string }>(
  definition: Omit<ListDefinition<TItem>, 'selectChanges' | 'selectUser'>,
) {
  const { tag, query, resetOnReadd = false } = definition
  const mutations = mutationsOf(definition)
  const none: readonly Change<TItem>[] = []

  /** The shopper has changed the list. */
  const pressed = createAction<Change<TItem>>(`pending/${tag}/pressed`)
  /** The list already contains what was to be added. */
  const found = createAction<Change<TItem>>(`pending/${tag}/found`)
  /** The list couldn't be read, so an addition wasn't sent. */
  const notSent = createAction<Change<TItem>>(`pending/${tag}/notSent`)

  function reducer(changes = none, action: UnknownAction): readonly Change<TItem>[] {
    if (pressed.match(action)) return press(changes, action.payload, resetOnReadd)
    if (api.util.resetApiState.match(action)) return none
    if (found.match(action)) return changes.filter(({ id }) => id !== action.payload.id)
    if (notSent.match(action)) return dropChange(changes, action.payload.id)
    for (const { matchPending, matchFulfilled, matchRejected } of mutations) {
      if (matchPending(action)) return setStatus(changes, action.meta.arg.originalArgs.id, 'sent')
      if (!matchFulfilled(action) && !matchRejected(action)) continue
      const change = action.meta.arg.originalArgs
      // What it has done isn't shown before the next list.
      if (change.isQuiet) return [...changes, { ...change, status: 'failed' }]
      return matchRejected(action)
        ? failChange(changes, change.id)
        : setStatus(changes, change.id, 'done')
    }
    // The others change nothing then.
    if (changes.length === 0) return changes
    if (query.matchPending(action)) return readStarted(changes, action.meta.requestId)
    if (query.matchFulfilled(action)) return settle(changes, action.meta.requestId)
    return changes
  }

  return { reducer, actions: { pressed, found, notSent } }
}

export type PendingActions<TItem extends { _id: string }> = ReturnType<
  typeof createPendingReducer<TItem>
>['actions']
