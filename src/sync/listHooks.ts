import { skipToken } from '@reduxjs/toolkit/query'
import { useAppSelector } from '../store/hooks'
import type { PendingList } from './pendingList'

/** The hook of a list's query. The user is null for a visitor, for whom it's idle. */
type UseListQuery<TResult> = (user: string | typeof skipToken) => TResult

type Shown<TItem> = readonly TItem[] | undefined

/**
 * Creates the hooks of a list, which read it as it's shown: the server's with the pending changes.
 *
 * @param useQuery the query's own hook, e.g. `useGetCartQuery`
 */
export function createListHooks<TItem extends { _id: string }, TResult extends object>(
  list: PendingList<TItem>,
  useQuery: UseListQuery<TResult>,
  useSubscription: UseListQuery<unknown>,
) {
  return {
    /**
     * The signed-in shopper's list; idle for a visitor.
     *
     * @param isEqual whether a component needn't re-render with a changed list
     */
    useList: (isEqual?: (before: Shown<TItem>, after: Shown<TItem>) => boolean) => {
      const user = useAppSelector(list.selectUser)
      const query = useQuery(user ?? skipToken)
      return { ...query, currentData: useAppSelector(list.selectItems, isEqual) }
    },

    /**
     * The number of entries: 0 for a visitor, undefined until the list has loaded. Re-renders its
     * component only when the number changes.
     */
    useCount: (): number | undefined => {
      const user = useAppSelector(list.selectUser)
      useSubscription(user ?? skipToken)
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
