import { createSelector } from '@reduxjs/toolkit'
import { skipToken } from '@reduxjs/toolkit/query'
import { api, onceSettled, toStandardSchema } from '../../api/api'
import { useAppSelector } from '../../store/hooks'
import { applyOptimistic, type OptimisticList, withoutDrafts } from '../../sync/optimisticList'
import type { AppThunk, RootState } from '../../store/types'
import { CartResponse, type QtyAction } from '../../contract/calls'
import type { CartItem, Product } from '../../contract/entities'
import { selectUserKey } from '../auth/authSlice'

const responseDefaults = {
  rawResponseSchema: toStandardSchema(CartResponse),
  transformResponse: ({ cart }: CartResponse): CartItem[] => cart,
}

/** The timestamp of a line that the backend hasn't confirmed yet. */
export const NOT_YET = ''

/** The cart's calls (Spec §7). `user` is the email that the cached list belongs to. */
export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<CartItem[], string>({
      query: (user) => ({ url: '/user/cart', user }),
      providesTags: ['Cart'],
      ...responseDefaults,
    }),
    addToCart: build.mutation<CartItem[], { user: string; product: Product }>({
      query: ({ user, product }) => ({
        url: '/user/cart',
        method: 'POST',
        body: { product },
        user,
        mutates: { list: 'Cart', productId: product._id, kind: 'add' },
      }),
      invalidatesTags: onceSettled('Cart'),
      onQueryStarted: ({ user, product }, { dispatch }) => {
        const line = { ...product, qty: 1, createdAt: NOT_YET, updatedAt: NOT_YET }
        dispatch(applyOptimistic(cartList, user, (cart) => [...cart, line]))
      },
      ...responseDefaults,
    }),
    removeFromCart: build.mutation<CartItem[], { user: string; productId: string }>({
      query: ({ user, productId }) => ({
        url: `/user/cart/${encodeURIComponent(productId)}`,
        method: 'DELETE',
        user,
        mutates: { list: 'Cart', productId, kind: 'remove' },
      }),
      invalidatesTags: onceSettled('Cart'),
      onQueryStarted: ({ user, productId }, { dispatch }) => {
        dispatch(
          applyOptimistic(cartList, user, (cart) => cart.filter(({ _id }) => _id !== productId)),
        )
      },
      ...responseDefaults,
    }),
    changeQty: build.mutation<CartItem[], { user: string; productId: string; type: QtyAction }>({
      query: ({ user, productId, type }) => ({
        url: `/user/cart/${encodeURIComponent(productId)}`,
        method: 'POST',
        body: { action: { type } },
        user,
        mutates: { list: 'Cart', productId, kind: 'changeQuantity' },
      }),
      invalidatesTags: onceSettled('Cart'),
      onQueryStarted: ({ user, productId, type }, { dispatch }) => {
        const step = type === 'increment' ? 1 : -1
        dispatch(
          applyOptimistic(cartList, user, (cart) =>
            cart.map((item) => (item._id === productId ? { ...item, qty: item.qty + step } : item)),
          ),
        )
      },
      ...responseDefaults,
    }),
  }),
})

const { getCart, addToCart, removeFromCart, changeQty } = cartApi.endpoints

type CartArgs = { user: string } & ({ product: Product } | { productId: string })

export const cartList: OptimisticList<CartItem, CartArgs> = {
  tag: 'Cart',
  query: getCart,
  mutations: [addToCart, removeFromCart, changeQty],
  itemId: (args) => ('product' in args ? args.product._id : args.productId),
  runningQuery: (user) => cartApi.util.getRunningQueryThunk('getCart', user),
  patchCache: (user, change) =>
    cartApi.util.updateQueryData('getCart', user, withoutDrafts(change)),
}

/** Refetches the cart. Resolves to undefined if that fails or `user` is no longer signed in. */
export function refetchCart(user: string): AppThunk<Promise<CartItem[] | undefined>> {
  return async (dispatch, getState) => {
    if (selectUserKey(getState()) !== user) return undefined
    const { data, isSuccess } = await dispatch(
      getCart.initiate(user, { subscribe: false, forceRefetch: true }),
    )
    // Not `!isError`: a refetch that a mutation aborted may be in flight again.
    return isSuccess && selectUserKey(getState()) === user ? data : undefined
  }
}

const selectForUser = createSelector([selectUserKey], (user) => getCart.select(user ?? skipToken))

const selectCartData = (state: RootState) => selectForUser(state)(state).data

const noLines: readonly CartItem[] = []

/** The signed-in shopper's cart; empty until it has loaded. */
export const selectCart = (state: RootState) => selectCartData(state) ?? noLines

/**
 * Queries the signed-in shopper's cart; idle for a visitor. Read `currentData`, which never belongs
 * to another user.
 */
export function useCart() {
  const user = useAppSelector(selectUserKey)
  return cartApi.useGetCartQuery(user ?? skipToken)
}

/**
 * The number of lines in the cart: 0 for a visitor, undefined until the cart has loaded. Re-renders
 * its component only when the number changes.
 */
export function useCartCount(): number | undefined {
  const user = useAppSelector(selectUserKey)
  const { count } = cartApi.useGetCartQuery(user ?? skipToken, {
    selectFromResult: ({ currentData }) => ({ count: currentData?.length }),
  })
  return user === null ? 0 : count
}

const selectProductIds = createSelector(
  [selectCartData],
  (cart) => cart && new Set(cart.map(({ _id }) => _id)),
)

/**
 * Whether a product is in the cart; undefined for a visitor and until the cart has loaded. It only
 * selects: a list has many products, and the header's count already queries the cart.
 */
export function useIsInCart(productId: string): boolean | undefined {
  return useAppSelector((state) => selectProductIds(state)?.has(productId))
}
