import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit'
import type { skipToken } from '@reduxjs/toolkit/query'
import type { ListCalls, ListToasts } from '../contract/listRows'
import type { EntryOf, ListField, Lists, ListTag } from '../contract/lists'
import type { AppThunk, RootState } from '../store/types'
import type { Addition, Change, QuantityStep, Removal } from './changes'

type Matcher<TMeta, TPayload> = (
  action: UnknownAction,
) => action is PayloadAction<TPayload, string, TMeta> & UnknownAction

interface RequestMeta<TArgs> {
  requestId: string
  arg: { originalArgs: TArgs }
}

/** The part of an RTK Query endpoint that lists use. */
interface Endpoint<TArgs, TPayload = unknown> {
  matchPending: Matcher<RequestMeta<TArgs>, unknown>
  matchFulfilled: Matcher<RequestMeta<TArgs>, TPayload>
  matchRejected: Matcher<RequestMeta<TArgs>, unknown>
}

/** An endpoint whose argument is the change that it makes. */
interface Mutation<TChange> extends Endpoint<TChange> {
  initiate: (
    change: TChange,
    options: { track: false },
  ) => AppThunk<PromiseLike<{ error?: unknown }>>
}

interface QueryResult<TItem> {
  data?: TItem[] | undefined
  isSuccess: boolean
  isError: boolean
  error?: unknown
  status: string
}

/** What pages read of a list's query. */
export interface QueryStatus {
  isFetching: boolean
  error?: unknown
}

interface Query<TItem> extends Endpoint<string, TItem[]> {
  useQuery: (
    user: string | typeof skipToken,
    options: { selectFromResult: (result: QueryStatus) => QueryStatus },
  ) => QueryStatus & { refetch: () => unknown }
  useQuerySubscription: (user: string | typeof skipToken) => unknown
  select: (user: string | typeof skipToken) => (state: RootState) => QueryResult<TItem>
  initiate: (
    user: string,
    options: { subscribe: false; forceRefetch: true },
  ) => AppThunk<PromiseLike<QueryResult<TItem>>>
}

declare module '../store/types' {
  interface RootState {
    pending: PendingLists
  }
}

/** The changes of each list that the server's doesn't contain yet. */
export type PendingLists = {
  [Field in ListField as Lists[Field]['tag']]: readonly Change<EntryOf<Field>>[]
}

/** A list of one user: its row in `lists`, its endpoints, and where its pending changes are. */
export interface ListDefinition<TItem> {
  tag: ListTag
  calls: ListCalls
  toasts: ListToasts
  /** Its argument is the user, who is part of the cache's key. */
  query: Query<TItem>
  runningQuery: (user: string) => AppThunk<PromiseLike<unknown> | undefined>
  add: Mutation<Addition<TItem>>
  remove: Mutation<Removal>
  changeQty?: Mutation<QuantityStep>
  selectChanges: (state: RootState) => readonly Change<TItem>[]
  /** The email of the signed-in shopper, or null. */
  selectUser: (state: RootState) => string | null
  /** Selects a function that completes the list with other state, such as today's prices. */
  selectComplete?: (state: RootState) => (items: readonly TItem[]) => readonly TItem[]
  /** An item that was removed and is added again is another one, with a quantity of 1. */
  startsOver?: boolean
}

/** All mutations of a list. */
export function mutationsOf<TItem>({
  add,
  remove,
  changeQty,
}: Pick<ListDefinition<TItem>, 'add' | 'remove' | 'changeQty'>): Endpoint<Change<TItem>>[] {
  return [add, remove, ...(changeQty ? [changeQty] : [])]
}
