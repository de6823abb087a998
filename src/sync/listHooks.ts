import { skipToken } from '@reduxjs/toolkit/query'
import { useAppSelector } from '@/store/hooks'
import type { QueryStatus } from './listDefinition'
import type { PendingList } from './pendingList'

interface Options {
  /** Called with the user wherever the list is shown, e.g. to load what it needs. */
  useRelated?: (user: string | typeof skipToken) => void
  refetchOnMountOrArgChange?: boolean
}

/**
 * What pages read of the query: its error, and whether it's being tried again after one. Other refetches
 * change nothing on screen.
 */
const selectFromResult = ({ isFetching, error }: QueryStatus): QueryStatus => ({
  error,
  isFetching: isFetching && error !== undefined,
})

/** Creates the hooks of a list, which read it as it's shown: the server's with the pending changes. */
export function createListHooks<TItem extends { _id: string }>(
  list: PendingList<TItem>,
  { useRelated, ...options }: Options = {},
) {
  const queryOptions = { ...options, selectFromResult }
  return {
    /** The signed-in shopper's list; idle for a visitor. */
    useList: () => {
      const user = useAppSelector(list.selectUser) ?? skipToken
      useRelated?.(user)
      const query = list.query.useQuery(user, queryOptions)
      return { ...query, currentData: useAppSelector(list.selectItems) }
    },

    /** The number of items: 0 for a visitor, undefined until the list has loaded. */
    useCount: (): number | undefined => {
      const user = useAppSelector(list.selectUser)
      list.query.useQuerySubscription(user ?? skipToken)
      const count = useAppSelector((state) => list.selectItems(state)?.length)
      return user === null ? 0 : count
    },

    /**
     * Whether an item is in the list; undefined for a visitor and until the list has loaded. It only
     * selects: a page has many items, and the header's count already queries the list.
     */
    useHas: (itemId: string): boolean | undefined =>
      useAppSelector((state) => list.selectHas(state, itemId)),
  }
}
