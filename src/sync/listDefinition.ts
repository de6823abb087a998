import type {
  ApiEndpointMutation,
  ApiEndpointQuery,
  BaseQueryFn,
  EndpointDefinitions,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query'
import type { TypedUseQuery, TypedUseQuerySubscription } from '@reduxjs/toolkit/query/react'
import type { RequestArgs } from '@/api/api'
import type { RequestError } from '@/api/fetchFromBackend'
import type { ListCalls, ListToasts } from '@/contract/listRows'
import type { ItemOf, ListField, Lists, ListTag } from '@/contract/lists'
import type { AppThunk, RootState } from '@/store/types'
import type { Addition, Change, QuantityStep, Removal } from './changes'

type BaseQuery = BaseQueryFn<RequestArgs, unknown, RequestError>
type Tag = 'Products' | 'Categories' | ListTag
/** An endpoint whose argument is the change that it makes. */
type Mutation<TItem, TChange> = ApiEndpointMutation<
  MutationDefinition<TChange, BaseQuery, Tag, TItem[], 'api'>,
  EndpointDefinitions
>
type Query<TItem> = ApiEndpointQuery<
  QueryDefinition<string, BaseQuery, Tag, TItem[], 'api'>,
  EndpointDefinitions
> & {
  useQuery: TypedUseQuery<TItem[], string, BaseQuery>
  useQuerySubscription: TypedUseQuerySubscription<TItem[], string, BaseQuery>
}
/** What pages read of a list's query. */
export interface QueryStatus {
  isFetching: boolean
  error?: unknown
}

declare module '@/store/types' {
  interface RootState {
    pending: PendingLists
  }
}

/** The changes of each list that the server's doesn't contain yet. */
export type PendingLists = {
  [Field in ListField as Lists[Field]['tag']]: readonly Change<ItemOf<Field>>[]
}

/** A list of one user: its row in `lists`, its endpoints, and where its pending changes are. */
export interface ListDefinition<TItem> {
  tag: ListTag
  calls: ListCalls
  toasts: ListToasts
  /** Its argument is the user, who is part of the cache's key. */
  query: Query<TItem>
  runningQuery: (user: string) => AppThunk<PromiseLike<unknown> | undefined>
  add: Mutation<TItem, Addition<TItem>>
  remove: Mutation<TItem, Removal>
  changeQty?: Mutation<TItem, QuantityStep>
  selectChanges: (state: RootState) => readonly Change<TItem>[]
  /** The email of the signed-in shopper, or null. */
  selectUser: (state: RootState) => string | null
  /** Selects a function that completes the list with other state, such as today's prices. */
  selectComplete?: (state: RootState) => (items: readonly TItem[]) => readonly TItem[]
  /** An item that was removed and is added again is another one, with a quantity of 1. */
  resetOnReadd?: boolean
  /** An added item's _id is new, so that a list that hasn't loaded yet can't have it. */
  ownIds?: boolean
}

/** All mutations of a list. */
export function mutationsOf<TItem>({
  add,
  remove,
  changeQty,
}: Pick<ListDefinition<TItem>, 'add' | 'remove' | 'changeQty'>) {
  return [add, remove, ...(changeQty ? [changeQty] : [])]
}
