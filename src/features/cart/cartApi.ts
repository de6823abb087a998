import * as v from 'valibot'
import { api, toStandardSchema } from '@/api/api'
import { call } from '@/api/call'
import { calls } from '@/contract/callTable'
import { type CartItem, ProductSchema } from '@/contract/entities'
import { lists } from '@/contract/lists'
import { selectUserKey } from '@/features/auth/authSlice'
import { createWithCurrentProducts, useCatalogueFor } from '@/features/catalog/catalogApi'
import type { RootState } from '@/store/types'
import type { Addition, QuantityStep, Removal } from '@/sync/changes'
import { createListHooks } from '@/sync/listHooks'
import { createPendingList } from '@/sync/pendingList'

const { clientSchema } = calls.cart
const responseDefaults = {
  rawResponseSchema: toStandardSchema(clientSchema),
  transformResponse: ({ cart }: v.InferOutput<typeof clientSchema>) => cart,
}

/** The cart's calls (Spec §7). A query's argument is the email that the cached list belongs to. */
export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<CartItem[], string>({
      query: (user) => call('cart', { user }),
      providesTags: ['Cart'],
      ...responseDefaults,
    }),
    addToCart: build.mutation<CartItem[], Addition<CartItem>>({
      query: ({ user, item }) =>
        call('cartAdd', { user, body: { product: v.parse(ProductSchema, item) } }),
      invalidatesTags: ['Cart'],
      ...responseDefaults,
    }),
    removeFromCart: build.mutation<CartItem[], Removal>({
      query: ({ user, itemId }) => call('cartRemove', { user, productId: itemId }),
      invalidatesTags: ['Cart'],
      ...responseDefaults,
    }),
    changeQty: build.mutation<CartItem[], QuantityStep>({
      query: ({ user, itemId, step }) => {
        const action = { type: step > 0 ? ('increment' as const) : ('decrement' as const) }
        return call('cartQty', { user, productId: itemId, body: { action } })
      },
      invalidatesTags: ['Cart'],
      ...responseDefaults,
    }),
  }),
})

const { getCart, addToCart, removeFromCart, changeQty } = cartApi.endpoints

/** Selects the function that shows items as the shop sells them today. */
export const selectCartWithCurrentProducts = createWithCurrentProducts<CartItem>()

export const cartList = createPendingList<CartItem>({
  ...lists.cart,
  query: getCart,
  runningQuery: (user) => cartApi.util.getRunningQueryThunk('getCart', user),
  add: addToCart,
  remove: removeFromCart,
  changeQty,
  resetOnReadd: true,
  selectChanges: ({ pending }) => pending.Cart,
  selectUser: selectUserKey,
  selectComplete: selectCartWithCurrentProducts,
})

const noItems: readonly CartItem[] = []

/** The signed-in shopper's cart; empty until it has loaded. */
export const selectCart = (state: RootState) => cartList.selectItems(state) ?? noItems

export const {
  useList: useCart,
  useCount: useCartCount,
  useHas: useIsInCart,
} = createListHooks(cartList, {
  // The list shows its prices.
  useRelated: useCatalogueFor,
})
