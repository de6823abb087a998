import { createAction, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import { api, isExpectedRejection } from '../api/api'
import type { ListTag } from './crossTabSync'
import { recoverFailedMutations } from './recoverFailedMutations'
import { retryNeeded } from './retryLoop'
import type { AppDispatch, AppThunk, RootState, Services, StartListening } from '../app/store'

/** Milliseconds that a failed mutation may stay on the screen where no refetch corrects it. */
const RECOVERY_MS = 2000

/** A list may have changed on the server otherwise than by a mutation of this tab. */
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

/** A list of one user in the cache, and the endpoints that read and change it. */
export interface OptimisticList<TItem, TArgs> {
  tag: ListTag
  query: Endpoint<string, TItem[]> & {
    select: (user: string) => (state: RootState) => { data?: TItem[] | undefined; isError: boolean }
  }
  mutations: Endpoint<TArgs>[]
  /** Which item of the list a mutation is about. */
  itemId: (args: TArgs) => string
  runningQuery: (
    user: string,
  ) => AppThunk<(PromiseLike<unknown> & { abort: () => void }) | undefined>
  patchCache: (user: string, recipe: (items: TItem[]) => TItem[] | void) => AppThunk<unknown>
}

/**
 * Shows a mutation at once, to be called in its `onQueryStarted`. A refetch under way, whose reply
 * would undo that, is aborted; a first load goes on, for without it there is nothing to show.
 */
export function applyOptimistic<TItem, TArgs>(
  list: OptimisticList<TItem, TArgs>,
  user: string,
  recipe: (items: TItem[]) => TItem[] | void,
): AppThunk {
  return (dispatch, getState) => {
    if (list.query.select(user)(getState()).data) dispatch(list.runningQuery(user))?.abort()
    dispatch(list.patchCache(user, recipe))
  }
}

/** Reads a list again whose last reading has failed; resolves to whether there was none such. */
export function retryFailedRead<TItem, TArgs>(
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
 * What follows a mutation of a list: when the last one under way has settled, one refetch brings
 * the server's list; the other tabs are told. Where that refetch fails or is slow, the items of
 * failed mutations go back to what was last read.
 */
export function addListListeners<TItem extends { _id: string }, TArgs extends { user: string }>(
  startListening: StartListening,
  list: OptimisticList<TItem, TArgs>,
): void {
  const { tag, query, mutations, itemId } = list
  /** The users of the mutations under way, by request. */
  const pending = new Map<string, string>()
  const failed = new Set<string>()
  let lastSnapshot: { user: string; items: TItem[] } | undefined

  const refetch = async (user: string, dispatch: AppDispatch) => {
    // RTK Query skips a refetch while the query is running.
    await dispatch(list.runningQuery(user))
    if (![...pending.values()].includes(user)) dispatch(api.util.invalidateTags([tag]))
  }
  const settle = (
    { requestId, arg }: RequestMeta<TArgs>,
    dispatch: AppDispatch,
    { crossTabSync }: Services,
  ) => {
    const { user } = arg.originalArgs
    pending.delete(requestId)
    crossTabSync.broadcast({ list: tag, user })
    return refetch(user, dispatch)
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
        pending.set(meta.requestId, meta.arg.originalArgs.user)
        failed.delete(itemId(meta.arg.originalArgs))
      },
    })
    startListening({
      matcher: matchFulfilled,
      effect: ({ meta }, { dispatch, extra }) => settle(meta, dispatch, extra),
    })
    startListening({
      matcher: matchRejected,
      effect: async (action, listener) => {
        const { user } = action.meta.arg.originalArgs
        const hasFailed = !isExpectedRejection(action)
        if (hasFailed) failed.add(itemId(action.meta.arg.originalArgs))
        await settle(action.meta, listener.dispatch, listener.extra)
        if (!hasFailed) return
        await listener.delay(RECOVERY_MS)
        recover(user, listener.dispatch)
      },
    })
  }
  startListening({
    actionCreator: listChangedElsewhere,
    effect: async ({ payload }, listener) => {
      const user = listener.extra.selectUserKey(listener.getState())
      if (payload === tag && user !== null) await refetch(user, listener.dispatch)
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
