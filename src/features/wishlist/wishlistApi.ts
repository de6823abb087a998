import * as v from 'valibot'
import { api, toStandardSchema } from '@/api/api'
import { call } from '@/api/call'
import { calls } from '@/contract/callTable'
import { ProductSchema, type WishlistItem } from '@/contract/entities'
import { lists } from '@/contract/lists'
import { selectUserKey } from '@/features/auth/authSlice'
import { createWithCurrentProducts, useCatalogueFor } from '@/features/catalog/catalogApi'
import { useAppSelector } from '@/store/hooks'
import type { Addition, Removal } from '@/sync/changes'
import { createListHooks } from '@/sync/listHooks'
import { createPendingList } from '@/sync/pendingList'

const { clientSchema } = calls.wishlist
const responseDefaults = {
  rawResponseSchema: toStandardSchema(clientSchema),
  transformResponse: ({ wishlist }: v.InferOutput<typeof clientSchema>) => wishlist,
}

/** The wishlist's calls (Spec §7). A query's argument is the email that the cached list belongs to. */
export const wishlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query<WishlistItem[], string>({
      query: (user) => call('wishlist', { user }),
      providesTags: ['Wishlist'],
      ...responseDefaults,
    }),
    addToWishlist: build.mutation<WishlistItem[], Addition<WishlistItem>>({
      query: ({ user, item }) =>
        call('wishlistAdd', { user, body: { product: v.parse(ProductSchema, item) } }),
      invalidatesTags: ['Wishlist'],
      ...responseDefaults,
    }),
    removeFromWishlist: build.mutation<WishlistItem[], Removal>({
      query: ({ user, itemId }) => call('wishlistRemove', { user, productId: itemId }),
      invalidatesTags: ['Wishlist'],
      ...responseDefaults,
    }),
  }),
})

const { getWishlist, addToWishlist, removeFromWishlist } = wishlistApi.endpoints

export const wishlistList = createPendingList<WishlistItem>({
  ...lists.wishlist,
  query: getWishlist,
  runningQuery: (user) => wishlistApi.util.getRunningQueryThunk('getWishlist', user),
  add: addToWishlist,
  remove: removeFromWishlist,
  selectChanges: ({ pending }) => pending.Wishlist,
  selectUser: selectUserKey,
  selectComplete: createWithCurrentProducts<WishlistItem>(),
})

export const {
  useList: useWishlist,
  useCount: useWishlistCount,
  useHas: useIsInWishlist,
} = createListHooks(wishlistList, {
  // The list shows its prices.
  useRelated: useCatalogueFor,
})

/** Whether the signed-in shopper's wishlist hasn't loaded yet, and hasn't failed to. */
export function useIsWishlistLoading(): boolean {
  return useAppSelector((state) => {
    const { data, isError } = wishlistList.selectResult(state)
    return selectUserKey(state) !== null && data === undefined && !isError
  })
}
