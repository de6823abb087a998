import { createSelector } from '@reduxjs/toolkit'
import { skipToken } from '@reduxjs/toolkit/query'
import { api, onceSettled, toStandardSchema } from '../../api/api'
import { useAppSelector } from '../../store/hooks'
import { applyOptimistic, type OptimisticList, withoutDrafts } from '../../sync/optimisticList'
import type { RootState } from '../../store/types'
import { WishlistResponse } from '../../contract/calls'
import type { Product, WishlistItem } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'

const responseDefaults = {
  rawResponseSchema: toStandardSchema(WishlistResponse),
  transformResponse: ({ wishlist }: WishlistResponse): WishlistItem[] => wishlist,
}

/** The wishlist's calls (Spec §7). `user` is the email that the cached list belongs to. */
export const wishlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query<WishlistItem[], string>({
      query: (user) => ({ url: '/user/wishlist', user }),
      providesTags: ['Wishlist'],
      ...responseDefaults,
    }),
    addToWishlist: build.mutation<WishlistItem[], { user: string; product: Product }>({
      query: ({ user, product }) => ({
        url: '/user/wishlist',
        method: 'POST',
        body: { product },
        user,
        mutates: { list: 'Wishlist', productId: product._id, kind: 'add' },
      }),
      invalidatesTags: onceSettled('Wishlist'),
      onQueryStarted: ({ user, product }, { dispatch }) => {
        const now = new Date().toISOString()
        const item = { ...product, createdAt: now, updatedAt: now }
        dispatch(applyOptimistic(wishlistList, user, (items) => [...items, item]))
      },
      ...responseDefaults,
    }),
    removeFromWishlist: build.mutation<WishlistItem[], { user: string; productId: string }>({
      query: ({ user, productId }) => ({
        url: `/user/wishlist/${encodeURIComponent(productId)}`,
        method: 'DELETE',
        user,
        mutates: { list: 'Wishlist', productId, kind: 'remove' },
      }),
      invalidatesTags: onceSettled('Wishlist'),
      onQueryStarted: ({ user, productId }, { dispatch }) => {
        dispatch(
          applyOptimistic(wishlistList, user, (items) =>
            items.filter(({ _id }) => _id !== productId),
          ),
        )
      },
      ...responseDefaults,
    }),
  }),
})

const { getWishlist, addToWishlist, removeFromWishlist } = wishlistApi.endpoints

type WishlistArgs = { user: string } & ({ product: Product } | { productId: string })

export const wishlistList: OptimisticList<WishlistItem, WishlistArgs> = {
  tag: 'Wishlist',
  query: getWishlist,
  mutations: [addToWishlist, removeFromWishlist],
  itemId: (args) => ('product' in args ? args.product._id : args.productId),
  runningQuery: (user) => wishlistApi.util.getRunningQueryThunk('getWishlist', user),
  patchCache: (user, change) =>
    wishlistApi.util.updateQueryData('getWishlist', user, withoutDrafts(change)),
}

/**
 * The signed-in shopper's wishlist; skipped for a visitor. `currentData` is never another user's.
 */
export function useWishlist() {
  const user = useAppSelector(selectUserKey)
  return wishlistApi.useGetWishlistQuery(user ?? skipToken)
}

/**
 * The number of plants in the wishlist: 0 for a visitor, undefined until it has loaded. Re-renders
 * its component only when the number changes.
 */
export function useWishlistCount(): number | undefined {
  const user = useAppSelector(selectUserKey)
  const { count } = wishlistApi.useGetWishlistQuery(user ?? skipToken, {
    selectFromResult: ({ currentData }) => ({ count: currentData?.length }),
  })
  return user === null ? 0 : count
}

const selectForUser = createSelector([selectUserKey], (user) =>
  getWishlist.select(user ?? skipToken),
)

const selectResult = (state: RootState) => selectForUser(state)(state)

const selectWishedIds = createSelector(
  [(state: RootState) => selectResult(state).data],
  (wishlist) => wishlist && new Set(wishlist.map(({ _id }) => _id)),
)

/**
 * Whether the wishlist contains a product; undefined for a visitor and until it has loaded. It only
 * selects: a list has many hearts, and the header's count already queries the wishlist.
 */
export function useIsInWishlist(productId: string): boolean | undefined {
  return useAppSelector((state) => selectWishedIds(state)?.has(productId))
}

/** Whether the signed-in shopper's wishlist hasn't loaded yet, and hasn't failed to. */
export function useIsWishlistLoading(): boolean {
  return useAppSelector((state) => {
    const { data, isError } = selectResult(state)
    return selectUserKey(state) !== null && data === undefined && !isError
  })
}
