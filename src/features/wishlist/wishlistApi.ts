import { skipToken } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { api, toStandardSchema } from '../../api/api'
import { useAppSelector } from '../../store/hooks'
import type { Addition, Change, Removal } from '../../sync/changes'
import { createPendingList } from '../../sync/pendingList'
import { WishlistResponse } from '../../contract/calls'
import { ProductSchema, type WishlistItem } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'

const responseDefaults = {
  rawResponseSchema: toStandardSchema(WishlistResponse),
  transformResponse: ({ wishlist }: WishlistResponse): WishlistItem[] => wishlist,
}

/** The wishlist's calls (Spec §7). A query's argument is the email that the cached list belongs to. */
export const wishlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query<WishlistItem[], string>({
      query: (user) => ({ url: '/user/wishlist', user }),
      providesTags: ['Wishlist'],
      ...responseDefaults,
    }),
    addToWishlist: build.mutation<WishlistItem[], Addition<WishlistItem>>({
      query: ({ user, item }) => ({
        url: '/user/wishlist',
        method: 'POST',
        body: { product: v.parse(ProductSchema, item) },
        user,
      }),
      invalidatesTags: ['Wishlist'],
      ...responseDefaults,
    }),
    removeFromWishlist: build.mutation<WishlistItem[], Removal>({
      query: ({ user, itemId }) => ({
        url: `/user/wishlist/${encodeURIComponent(itemId)}`,
        method: 'DELETE',
        user,
      }),
      invalidatesTags: ['Wishlist'],
      ...responseDefaults,
    }),
  }),
})

const { getWishlist, addToWishlist, removeFromWishlist } = wishlistApi.endpoints

declare module '../../sync/listDefinition' {
  interface PendingLists {
    Wishlist: readonly Change<WishlistItem>[]
  }
}

export const wishlistList = createPendingList<WishlistItem>({
  tag: 'Wishlist',
  query: getWishlist,
  runningQuery: (user) => wishlistApi.util.getRunningQueryThunk('getWishlist', user),
  add: addToWishlist,
  remove: removeFromWishlist,
  selectChanges: ({ pending }) => pending.Wishlist,
  selectUser: selectUserKey,
})

/** The signed-in shopper's wishlist as it's shown; idle for a visitor. */
export function useWishlist() {
  const user = useAppSelector(selectUserKey)
  const query = wishlistApi.useGetWishlistQuery(user ?? skipToken)
  return { ...query, currentData: useAppSelector(wishlistList.selectItems) }
}

/**
 * The number of plants in the wishlist: 0 for a visitor, undefined until it has loaded. Re-renders
 * its component only when the number changes.
 */
export function useWishlistCount(): number | undefined {
  const user = useAppSelector(selectUserKey)
  wishlistApi.useGetWishlistQuery(user ?? skipToken, { selectFromResult: () => ({}) })
  const count = useAppSelector((state) => wishlistList.selectItems(state)?.length)
  return user === null ? 0 : count
}

/**
 * Whether the wishlist contains a product; undefined for a visitor and until it has loaded. It only
 * selects: a list has many hearts, and the header's count already queries the wishlist.
 */
export function useIsInWishlist(productId: string): boolean | undefined {
  return useAppSelector((state) => wishlistList.selectHas(state, productId))
}

/** Whether the signed-in shopper's wishlist hasn't loaded yet, and hasn't failed to. */
export function useIsWishlistLoading(): boolean {
  return useAppSelector((state) => {
    const { data, isError } = wishlistList.selectResult(state)
    return selectUserKey(state) !== null && data === undefined && !isError
  })
}
