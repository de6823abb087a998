import {
  createAction,
  type Draft,
  original,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { api, isExpectedRejection, type ListTag } from '../api/api'
import type { AppDispatch, AppThunk, RootState, Services, StartListening } from '../store/types'
import { recoverFailedMutations } from './recoverFailedMutations'
import { retryNeeded } from './retryLoop'

/** Milliseconds after which a failed mutation is taken off the screen if no refetch has done so. */
const RECOVERY_MS = 2000

/** A list may have changed on the server by something other than a mutation of this tab. */
export const listChangedElsewhere = createAction<ListTag>('lists/changedElsewhere')

type Matcher<TMeta, TPayload = unknown> = (
  action: UnknownAction,
) => action is PayloadAction<TPayload, string, TMeta> & UnknownAction

interface RequestMeta<TArgs> {
  requestId: string
  arg: { originalArgs: TArgs }
}

interface Endpoint<TArgs, TPayload = unknown> {
  matchPending: Matcher<RequestMeta<TArgs>>
  matchFulfilled: Matcher<RequestMeta<TArgs>, TPayload>
  matchRejected: Matcher<RequestMeta<TArgs>>
}

/** Returns the changed list; leaves the given one as it is. */
type ListChange<TItem> = (items: readonly TItem[]) => TItem[]

/**
 * Turns a change into a recipe for `updateQueryData`. Reading an item of Immer's draft creates a proxy
 * for it, which made an action slower the longer the list was.
 */
export function withoutDrafts<TItem>(change: ListChange<TItem>) {
  return (draft: Draft<TItem[]>): TItem[] => change(original<TItem[]>(draft))
}

/** A list of one user in the cache, and the endpoints that read and change it. */
export interface OptimisticList<TItem, TArgs> {
  tag: ListTag
  query: Endpoint<string, TItem[]> & {
    select: (user: string) => (state: RootState) => {
      data?: TItem[] | undefined
      isError: boolean
      status: string
    }
  }
  mutations: Endpoint<TArgs>[]
  /** Which item of the list a mutation is about. */
  itemId: (args: TArgs) => string
  runningQuery: (
    user: string,
  ) => AppThunk<(PromiseLike<unknown> & { abort: () => void }) | undefined>
  /** Replaces the cached list, if there is one; see `withoutDrafts`. */
  patchCache: (user: string, change: ListChange<TItem>) => AppThunk<unknown>
}

/**
 * Updates a list optimistically; call it in a mutation's `onQueryStarted`. A pending refetch, whose
 * reply would undo the update, is aborted. A first load isn't: without it there is nothing to show.
 */
export function applyOptimistic<TItem, TArgs>(
  list: OptimisticList<TItem, TArgs>,
  user: string,
  change: ListChange<TItem>,
): AppThunk {
  return (dispatch, getState) => {
    if (list.query.select(user)(getState()).data) dispatch(list.runningQuery(user))?.abort()
    dispatch(list.patchCache(user, change))
  }
}

/** Retries a failed query; resolves to true if none had failed. */
export function retryFailedQuery<TItem, TArgs>(
  list: OptimisticList<TItem, TArgs>,
): AppThunk<Promise<boolean>> {
  return (dispatch, getState, { selectUserKey }) => {
    const user = selectUserKey(getState())
    if (user === null || !list.query.select(user)(getState()).isError) return Promise.resolve(true)
    dispatch(listChangedElsewhere(list.tag))
    return Promise.resolve(false)
  }
}

/**
 * Keeps a list in step with the server where its mutations' `invalidatesTags` can't: tells the
 * other tabs, refetches after a change that this tab didn't make, and takes failed mutations off the
 * screen when the refetch fails or is slow.
 */
export function addListListeners<TItem extends { _id: string }, TArgs extends { user: string }>(
  startListening: StartListening,
  list: OptimisticList<TItem, TArgs>,
): void {
  const { tag, query, mutations, itemId } = list
  const failed = new Set<string>()
  let lastSnapshot: { user: string; items: TItem[] } | undefined

  const refetch = async (
    user: string,
    { dispatch, extra }: { dispatch: AppDispatch; extra: Services },
  ) => {
    // RTK Query skips a refetch while the query is running.
    await dispatch(list.runningQuery(user))
    if (!extra.pendingMutations.isPending(tag, user)) dispatch(api.util.invalidateTags([tag]))
  }
  const recover = (user: string, dispatch: AppDispatch) => {
    if (lastSnapshot?.user !== user) return
    const { items } = lastSnapshot
    dispatch(list.patchCache(user, (shown) => recoverFailedMutations(shown, items, failed)))
    failed.clear()
  }

  for (const { matchPending, matchFulfilled, matchRejected } of mutations) {
    startListening({
      matcher: matchPending,
      effect: ({ meta }) => {
        failed.delete(itemId(meta.arg.originalArgs))
      },
    })
    for (const matcher of [matchFulfilled, matchRejected])
      startListening({
        matcher,
        effect: async ({ meta }, listener) => {
          const { user } = meta.arg.originalArgs
          listener.extra.crossTabSync.broadcast({ list: tag, user })
          const before = query.select(user)(listener.getOriginalState())
          if (before.status === 'pending') await refetch(user, listener)
        },
      })
    startListening({
      matcher: matchRejected,
      effect: async (action, listener) => {
        if (isExpectedRejection(action)) return
        failed.add(itemId(action.meta.arg.originalArgs))
        await listener.delay(RECOVERY_MS)
        recover(action.meta.arg.originalArgs.user, listener.dispatch)
      },
    })
  }
  startListening({
    actionCreator: listChangedElsewhere,
    effect: async ({ payload }, listener) => {
      const user = listener.extra.selectUserKey(listener.getState())
      if (payload === tag && user !== null) await refetch(user, listener)
    },
  })
  startListening({
    matcher: query.matchFulfilled,
    effect: ({ payload, meta }) => {
      lastSnapshot = { user: meta.arg.originalArgs, items: payload }
      failed.clear()
    },
  })
  startListening({
    matcher: query.matchRejected,
    effect: (action, { dispatch }) => {
      const user = action.meta.arg.originalArgs
      if (isExpectedRejection(action)) return
      console.warn(`${tag} could not be read.`, action.payload)
      if (lastSnapshot?.user !== user) return
      recover(user, dispatch)
      dispatch(retryNeeded())
    },
  })
}
