import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { api, howFailed } from '../api/api'
import { type Change, fail, press, readFailed, readStarted, setStatus, settle } from './changes'
import { type ListDefinition, mutationsOf } from './listDefinition'

/**
 * The pending changes of a list, and the actions that aren't RTK Query's. Not a slice, because
 * Immer's types know no generic items.
 */
export function createPendingReducer<TItem extends { _id: string }>(
  definition: Omit<ListDefinition<TItem>, 'selectChanges' | 'selectUser'>,
) {
  const { tag, query, startsOver = false } = definition
  const mutations = mutationsOf(definition)
  const none: readonly Change<TItem>[] = []

  /** The shopper has changed the list. */
  const pressed = createAction<Change<TItem>[]>(`pending/${tag}/pressed`)
  /** The list already contains what was to be added. */
  const found = createAction<Change<TItem>>(`pending/${tag}/found`)
  /** The list couldn't be read, so an addition wasn't sent. */
  const notSent = createAction<Change<TItem>>(`pending/${tag}/notSent`)

  function reducer(changes = none, action: UnknownAction): readonly Change<TItem>[] {
    if (pressed.match(action))
      return action.payload.reduce((before, change) => press(before, change, startsOver), changes)
    if (api.util.resetApiState.match(action)) return none
    // RTK Query's actions change nothing then.
    if (changes.length === 0) return changes
    if (found.match(action)) return setStatus(changes, action.payload.id, 'done')
    if (notSent.match(action)) return fail(changes, action.payload.id, undefined)
    for (const { matchPending, matchFulfilled, matchRejected } of mutations) {
      if (matchPending(action)) return setStatus(changes, action.meta.arg.originalArgs.id, 'sent')
      if (matchFulfilled(action)) return setStatus(changes, action.meta.arg.originalArgs.id, 'done')
      if (matchRejected(action))
        return fail(changes, action.meta.arg.originalArgs.id, howFailed(action.payload))
    }
    if (query.matchPending(action)) return readStarted(changes, action.meta.requestId)
    if (query.matchFulfilled(action)) return settle(changes, action.meta.requestId)
    if (query.matchRejected(action)) return readFailed(changes, action.meta.requestId)
    return changes
  }

  return { reducer, actions: { pressed, found, notSent } }
}

export type PendingActions<TItem extends { _id: string }> = ReturnType<
  typeof createPendingReducer<TItem>
>['actions']

type ReducersOf<TLists extends object> = {
  [Tag in keyof TLists]: TLists[Tag] extends { reducer: infer TReducer } ? TReducer : never
}

/** The reducers of several lists, by the lists' tags. */
export function reducersOf<TLists extends Record<string, { reducer: Reducer }>>(
  lists: TLists,
): ReducersOf<TLists>
// `Object.fromEntries` doesn't know that every list has an entry.
export function reducersOf(lists: Record<string, { reducer: Reducer }>): Record<string, Reducer> {
  return Object.fromEntries(Object.entries(lists).map(([tag, { reducer }]) => [tag, reducer]))
}
