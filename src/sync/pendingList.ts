import { createSelector, nanoid } from '@reduxjs/toolkit'
import { skipToken } from '@reduxjs/toolkit/query'
import type { AppThunk, RootState, StartListening } from '../store/types'
import {
  applyChanges,
  type Change,
  type Failed,
  isInBackend,
  isOpen,
  isUnblocked,
  isUnknown,
  type QuantityStep,
} from './changes'
import type { ListDefinition } from './listDefinition'
import { addListListeners } from './listListeners'
import { createPendingReducer } from './pendingReducer'
import { waitFor } from './waitFor'

interface ChangeOptions {
  /** It's made by a job: not shown, and not reported if it fails. */
  isQuiet?: boolean
}

interface AddOptions extends ChangeOptions {
  /** The item may be in the list already: the list is read before anything is sent. */
  readFirst?: boolean
  /** The item starts with a quantity of 1, which is raised to this. */
  qty?: number
}

/**
 * The outcome of several changes: 'done' if all are, otherwise the first other one. 'dropped': it
 * wasn't sent.
 */
export type Outcome = 'done' | Failed | 'dropped'

const untracked = { track: false } as const

function asItIs<T>(items: T): T {
  return items
}

function newChange(user: string, itemId: string, { isQuiet }: ChangeOptions) {
  const base = { id: nanoid(), user, itemId, status: 'waiting' as const }
  return isQuiet ? { ...base, isQuiet } : base
}

/**
 * A list of the signed-in shopper: the server's in RTK Query's cache, which is never patched, with
 * the pending changes applied.
 */
export function createPendingList<TItem extends { _id: string }>(
  definition: ListDefinition<TItem>,
) {
  const { query, runningQuery, selectChanges, selectUser } = definition
  const { reducer, actions } = createPendingReducer(definition)
  const { pressed, found, notSent } = actions

  const selectQuery = createSelector([selectUser], (user) => query.select(user ?? skipToken))
  const selectResult = (state: RootState) => selectQuery(state)(state)
  const selectComplete = definition.selectComplete ?? (() => asItIs)
  const selectItems = createSelector(
    [(state: RootState) => selectResult(state).data, selectChanges, selectComplete],
    (items, changes, complete) => items && complete(applyChanges(items, changes)),
  )
  const selectIds = createSelector(
    [selectItems],
    (items) => items && new Set(items.map(({ _id }) => _id)),
  )
  const read = (user: string) => query.initiate(user, { subscribe: false, forceRefetch: true })

  const request = (change: Change<TItem>): AppThunk<unknown> => {
    switch (change.kind) {
      case 'add':
        return definition.add.initiate(change, untracked)
      case 'remove':
        return definition.remove.initiate(change, untracked)
      case 'quantity':
        return definition.changeQty?.initiate(change, untracked) ?? (() => undefined)
    }
  }

  /** Sends a change, unless the list has to be read first. */
  const send =
    (change: Change<TItem>): AppThunk =>
    (dispatch, getState) => {
      const { user, itemId } = change
      const { data, status } = selectResult(getState())
      const changes = selectChanges(getState())
      const isUncertain = changes.some((other) => other.itemId === itemId && isUnknown(other))
      if (change.kind !== 'add' || !change.readFirst) void dispatch(request(change))
      else if (!data || isUncertain) {
        if (status !== 'pending') void dispatch(read(user))
      } else if (isInBackend(data, changes, change)) dispatch(found(change))
      else void dispatch(request(change))
    }

  /** Resolves once the backend has replied. */
  const pressAll =
    (create: (user: string) => Change<TItem>[]): AppThunk<Promise<Outcome>> =>
    (dispatch, getState) => {
      const user = selectUser(getState())
      if (user === null) return Promise.resolve('dropped')
      const changes = create(user)
      dispatch(pressed(changes))
      const ids = new Set(changes.map(({ id }) => id))
      return dispatch(
        waitFor((state): Outcome | undefined => {
          const own = selectChanges(state).filter(({ id }) => ids.has(id))
          if (own.some(isOpen)) return undefined
          if (own.length < changes.length) return 'dropped'
          const statuses = own.map(({ status }) => status)
          return statuses.find((status): status is Failed => status !== 'done') ?? 'done'
        }),
      )
    }

  /** Reads the list after a change that may have reached the server, unless a query is running. */
  const readUnknown = (): AppThunk => (dispatch, getState) => {
    const isUnread = (change: Change<TItem>) => isUnknown(change) && change.readIn === undefined
    const user = selectUser(getState())
    if (user === null || !selectChanges(getState()).some(isUnread)) return
    if (selectResult(getState()).status !== 'pending') void dispatch(read(user))
  }

  return {
    ...definition,
    addListeners: (startListening: StartListening) => {
      addListListeners(startListening, { ...definition, actions, readUnknown })
    },
    reducer,
    actions,
    selectResult,

    /** The list as it's shown; undefined for a visitor and until it has loaded. */
    selectItems,

    /** Whether an item is shown. Undefined until the list has loaded, unless it's being added. */
    selectHas: (state: RootState, itemId: string): boolean | undefined =>
      selectIds(state)?.has(itemId) ??
      (selectChanges(state).some((change) => change.itemId === itemId && isOpen(change)) ||
        undefined),

    addItem: (item: TItem, options: AddOptions = {}) =>
      pressAll((user) => {
        const { readFirst, qty = 1 } = options
        const steps = Array.from({ length: Math.max(0, qty - 1) }, (_, index): QuantityStep => {
          const change = newChange(user, item._id, options)
          return { ...change, kind: 'quantity', step: 1, qty: index + 2 }
        })
        const change = { ...newChange(user, item._id, options), kind: 'add' as const, item }
        return [readFirst ? { ...change, readFirst } : change, ...steps]
      }),

    removeItem: (itemId: string, options: ChangeOptions = {}) =>
      pressAll((user) => [{ ...newChange(user, itemId, options), kind: 'remove' }]),

    /** @param qty the quantity after the step */
    stepQty: (itemId: string, step: 1 | -1, qty: number, options: ChangeOptions = {}) =>
      pressAll((user) => [{ ...newChange(user, itemId, options), kind: 'quantity', step, qty }]),

    /**
     * Sends the changes that no longer have to wait. `readHasFailed`: a query of the list has just
     * failed.
     */
    sendWaiting:
      (readHasFailed: boolean): AppThunk =>
      (dispatch, getState) => {
        for (const { id } of selectChanges(getState())) {
          // Looked up again, because sending one affects the others.
          const changes = selectChanges(getState())
          const change = changes.find((other) => other.id === id)
          if (change?.status !== 'waiting' || !isUnblocked(changes, change)) continue
          if (readHasFailed && change.kind === 'add' && change.readFirst) dispatch(notSent(change))
          else dispatch(send(change))
        }
      },

    /** Resolves once the backend has replied to every change. */
    waitUntilSent: () => waitFor((state) => (selectChanges(state).some(isOpen) ? undefined : true)),

    /**
     * The list as the backend has it now. Resolves to undefined if it can't be read, or if `user`
     * isn't signed in any more.
     */
    refetch:
      (user: string): AppThunk<Promise<TItem[] | undefined>> =>
      async (dispatch, getState) => {
        // A running query may have been sent too early, and RTK Query starts no other beside it.
        await dispatch(runningQuery(user))
        if (selectUser(getState()) !== user) return undefined
        const { data, isSuccess } = await dispatch(read(user))
        return isSuccess && selectUser(getState()) === user ? data : undefined
      },
  }
}

export type PendingList<TItem extends { _id: string }> = ReturnType<typeof createPendingList<TItem>>
