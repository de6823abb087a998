import { skipToken } from '@reduxjs/toolkit/query'
import { api, reads } from '../../app/api'
import { useAppSelector } from '../../app/hooks'
import type { AppThunk } from '../../app/store'
import { WishlistResponse } from '../../contract/calls'
import type { Product, WishlistItem } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'

const toWishlist = ({ wishlist }: WishlistResponse): WishlistItem[] => wishlist

/** Every change shows at once; the list is read again when the last one is settled. */
const change = {
  rawResponseSchema: reads(WishlistResponse),
  transformResponse: toWishlist,
  invalidatesTags: ['Wishlist' as const],
}

/** The wishlist's calls (Spec §7). `user` is the email that the cached list belongs to. */
export const wishlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query<WishlistItem[], string>({
      query: () => ({ url: '/user/wishlist' }),
      rawResponseSchema: reads(WishlistResponse),
      transformResponse: toWishlist,
      providesTags: ['Wishlist'],
    }),
    addToWishlist: build.mutation<WishlistItem[], { user: string; product: Product }>({
      query: ({ product }) => ({
        url: '/user/wishlist',
        method: 'POST',
        body: { product },
        change: { productId: product._id, wish: 'in' },
      }),
      onQueryStarted: ({ user, product }, { dispatch }) => {
        const now = new Date().toISOString()
        dispatch(
          showNow(user, (wishlist) => [
            ...wishlist,
            { ...product, createdAt: now, updatedAt: now },
          ]),
        )
      },
      ...change,
    }),
    removeFromWishlist: build.mutation<WishlistItem[], { user: string; productId: string }>({
      query: ({ productId }) => ({
        url: `/user/wishlist/${encodeURIComponent(productId)}`,
        method: 'DELETE',
        change: { productId, wish: 'out' },
      }),
      onQueryStarted: ({ user, productId }, { dispatch }) => {
        dispatch(showNow(user, (wishlist) => wishlist.filter(({ _id }) => _id !== productId)))
      },
      ...change,
    }),
  }),
})

/** Patches the wishlist on screen and stops a reading under way, whose reply would step back. */
function showNow(user: string, patch: (wishlist: WishlistItem[]) => WishlistItem[]): AppThunk {
  return (dispatch, getState) => {
    // A first reading goes on: cut short, it would leave nothing to be read again.
    if (wishlistApi.endpoints.getWishlist.select(user)(getState()).data)
      dispatch(wishlistApi.util.getRunningQueryThunk('getWishlist', user))?.abort()
    dispatch(wishlistApi.util.updateQueryData('getWishlist', user, patch))
  }
}

/** The signed-in shopper's wishlist; idle for a visitor. Read `currentData`: it is never another user's. */
export function useWishlist() {
  const user = useAppSelector(selectUserKey)
  return wishlistApi.useGetWishlistQuery(user ?? skipToken)
}
