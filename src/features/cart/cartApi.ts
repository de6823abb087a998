import { skipToken } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { api, toStandardSchema } from '../../api/api'
import { useAppSelector } from '../../store/hooks'
import type { Addition, Change, QuantityStep, Removal } from '../../sync/changes'
import { createPendingList } from '../../sync/pendingList'
import type { RootState } from '../../store/types'
import { CartResponse } from '../../contract/calls'
import { type CartItem, ProductSchema } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'

const responseDefaults = {
  rawResponseSchema: toStandardSchema(CartResponse),
  transformResponse: ({ cart }: CartResponse): CartItem[] => cart,
}

/** The cart's calls (Spec §7). A query's argument is the email that the cached list belongs to. */
export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<CartItem[], string>({
      query: (user) => ({ url: '/user/cart', user }),
      providesTags: ['Cart'],
      ...responseDefaults,
    }),
    addToCart: build.mutation<CartItem[], Addition<CartItem>>({
      query: ({ user, item }) => ({
        url: '/user/cart',
        method: 'POST',
        body: { product: v.parse(ProductSchema, item) },
        user,
      }),
      invalidatesTags: ['Cart'],
      ...responseDefaults,
    }),
    removeFromCart: build.mutation<CartItem[], Removal>({
      query: ({ user, itemId }) => ({
        url: `/user/cart/${encodeURIComponent(itemId)}`,
        method: 'DELETE',
        user,
      }),
      invalidatesTags: ['Cart'],
      ...responseDefaults,
    }),
    changeQty: build.mutation<CartItem[], QuantityStep>({
      query: ({ user, itemId, step }) => ({
        url: `/user/cart/${encodeURIComponent(itemId)}`,
        method: 'POST',
        body: { action: { type: step > 0 ? 'increment' : 'decrement' } },
        user,
      }),
      invalidatesTags: ['Cart'],
      ...responseDefaults,
    }),
  }),
})

const { getCart, addToCart, removeFromCart, changeQty } = cartApi.endpoints

declare module '../../sync/listDefinition' {
  interface PendingLists {
    Cart: readonly Change<CartItem>[]
  }
}

export const cartList = createPendingList<CartItem>({
  tag: 'Cart',
  query: getCart,
  runningQuery: (user) => cartApi.util.getRunningQueryThunk('getCart', user),
  add: addToCart,
  remove: removeFromCart,
  changeQty,
  startsOver: true,
  selectChanges: ({ pending }) => pending.Cart,
  selectUser: selectUserKey,
})

const noLines: readonly CartItem[] = []

/** The signed-in shopper's cart; empty until it has loaded. */
export const selectCart = (state: RootState) => cartList.selectItems(state) ?? noLines

/** The signed-in shopper's cart as it's shown; idle for a visitor. */
export function useCart() {
  const user = useAppSelector(selectUserKey)
  const query = cartApi.useGetCartQuery(user ?? skipToken)
  return { ...query, currentData: useAppSelector(cartList.selectItems) }
}

/**
 * The number of lines in the cart: 0 for a visitor, undefined until the cart has loaded. Re-renders
 * its component only when the number changes.
 */
export function useCartCount(): number | undefined {
  const user = useAppSelector(selectUserKey)
  cartApi.useGetCartQuery(user ?? skipToken, { selectFromResult: () => ({}) })
  const count = useAppSelector((state) => cartList.selectItems(state)?.length)
  return user === null ? 0 : count
}

/**
 * Whether a product is in the cart; undefined for a visitor and until the cart has loaded. It only
 * selects: a list has many products, and the header's count already queries the cart.
 */
export function useIsInCart(productId: string): boolean | undefined {
  return useAppSelector((state) => cartList.selectHas(state, productId))
}
