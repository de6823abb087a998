import { skipToken } from '@reduxjs/toolkit/query'
import { api, reads } from '../../app/api'
import { useAppSelector } from '../../app/hooks'
import type { AppThunk } from '../../app/store'
import { CartResponse, type QtyAction } from '../../contract/calls'
import type { CartItem, Product } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'

const toCart = ({ cart }: CartResponse): CartItem[] => cart

/** Every change shows at once; the list is read again when the last one is settled. */
const change = {
  rawResponseSchema: reads(CartResponse),
  transformResponse: toCart,
  invalidatesTags: ['Cart' as const],
}

/** The cart's calls (Spec §7). `user` is the email that the cached list belongs to. */
export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<CartItem[], string>({
      query: () => ({ url: '/user/cart' }),
      rawResponseSchema: reads(CartResponse),
      transformResponse: toCart,
      providesTags: ['Cart'],
    }),
    addToCart: build.mutation<CartItem[], { user: string; product: Product }>({
      query: ({ product }) => ({
        url: '/user/cart',
        method: 'POST',
        body: { product },
        change: { productId: product._id, wish: 'in' },
      }),
      onQueryStarted: ({ user, product }, { dispatch }) => {
        const now = new Date().toISOString()
        dispatch(
          showNow(user, (cart) => {
            cart.push({ ...product, qty: 1, createdAt: now, updatedAt: now })
          }),
        )
      },
      ...change,
    }),
    removeFromCart: build.mutation<CartItem[], { user: string; productId: string }>({
      query: ({ productId }) => ({
        url: `/user/cart/${encodeURIComponent(productId)}`,
        method: 'DELETE',
        change: { productId, wish: 'out' },
      }),
      onQueryStarted: ({ user, productId }, { dispatch }) => {
        dispatch(showNow(user, (cart) => cart.filter(({ _id }) => _id !== productId)))
      },
      ...change,
    }),
    changeQty: build.mutation<CartItem[], { user: string; productId: string; type: QtyAction }>({
      query: ({ productId, type }) => ({
        url: `/user/cart/${encodeURIComponent(productId)}`,
        method: 'POST',
        body: { action: { type } },
        change: { productId, step: true },
      }),
      onQueryStarted: ({ user, productId, type }, { dispatch }) => {
        dispatch(
          showNow(user, (cart) => {
            for (const item of cart)
              if (item._id === productId) item.qty += type === 'increment' ? 1 : -1
          }),
        )
      },
      ...change,
    }),
  }),
})

/** Patches the cart on screen and stops a reading under way, whose reply would step back. */
function showNow(user: string, patch: (cart: CartItem[]) => CartItem[] | void): AppThunk {
  return (dispatch, getState) => {
    // A first reading goes on: cut short, it would leave nothing to be read again.
    if (cartApi.endpoints.getCart.select(user)(getState()).data)
      dispatch(cartApi.util.getRunningQueryThunk('getCart', user))?.abort()
    dispatch(cartApi.util.updateQueryData('getCart', user, patch))
  }
}

/** The cart as the backend has it now; undefined when it can't be read or `user` has left. */
export function cartNow(user: string): AppThunk<Promise<CartItem[] | undefined>> {
  return async (dispatch, getState) => {
    if (selectUserKey(getState()) !== user) return undefined
    const { data, isSuccess } = await dispatch(
      cartApi.endpoints.getCart.initiate(user, { subscribe: false, forceRefetch: true }),
    )
    // Not `!isError`: a reading that a change cut short may be under way again.
    return isSuccess && selectUserKey(getState()) === user ? data : undefined
  }
}

/** The signed-in shopper's cart; idle for a visitor. Read `currentData`: it is never another user's. */
export function useCart() {
  const user = useAppSelector(selectUserKey)
  return cartApi.useGetCartQuery(user ?? skipToken)
}
