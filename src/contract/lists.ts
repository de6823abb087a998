/**
 * Every list that is stored per user (Spec §3), by its field in the stored user and in responses, and
 * the calls of each (Spec §7).
 */
import * as v from 'valibot'
import type { Call } from './calls'
import {
  AddressFieldsSchema,
  AddressSchema,
  CartItemSchema,
  timestamps,
  WishlistItemSchema,
} from './entities'
import { callsOf, type List } from './listRows'

/** A stored item. One of a product that the catalogue doesn't have may lack any other field. */
export const StoredItemSchema = v.looseObject({ _id: v.string(), ...timestamps })
export const StoredCartItemSchema = v.looseObject({ ...StoredItemSchema.entries, qty: v.number() })

export const lists = {
  cart: {
    tag: 'Cart',
    label: 'cart item',
    item: CartItemSchema,
    stored: StoredCartItemSchema,
    sensitiveFields: [],
    calls: { read: 'cart', add: 'cartAdd', remove: 'cartRemove', step: 'cartQty' },
    toasts: { added: 'Product added to cart', notAdded: 'Cart error', notRemoved: 'Cart error' },
  },
  wishlist: {
    tag: 'Wishlist',
    label: 'wishlist item',
    item: WishlistItemSchema,
    stored: StoredItemSchema,
    sensitiveFields: [],
    calls: { read: 'wishlist', add: 'wishlistAdd', remove: 'wishlistRemove' },
    toasts: {
      added: 'Product added to wishlist',
      notAdded: 'Wishlist error',
      removed: 'Product removed from wishlist',
      notRemoved: 'Wishlist error',
    },
  },
  address: {
    tag: 'Addresses',
    label: 'address',
    item: AddressSchema,
    stored: StoredItemSchema,
    sensitiveFields: ['mobile', 'pincode'],
    calls: { read: 'addresses', add: 'addressAdd', remove: 'addressRemove' },
    toasts: {
      added: 'New address added',
      notAdded: 'Error in adding new address',
      removed: 'Address deleted',
      notRemoved: 'Error in deleting address',
    },
  },
} as const satisfies Record<string, List>

export type Lists = typeof lists
export type ListField = keyof Lists
export type ListTag = Lists[ListField]['tag']
/** An item of a list as the storefront shows it. */
export type ItemOf<TField extends ListField> = v.InferOutput<Lists[TField]['item']>

export const listTags: readonly ListTag[] = Object.values(lists).map(({ tag }) => tag)

export const AddProductRequest = v.object({
  product: v.looseObject({ _id: v.pipe(v.string(), v.nonEmpty()) }),
})
export const ChangeQtyRequest = v.object({
  action: v.object({ type: v.picklist(['increment', 'decrement']) }),
})

/** Loose, like stored items: the backend keeps unknown fields as sent (Spec §3). */
export const AddressRequest = v.object({
  address: v.looseObject({
    ...AddressFieldsSchema.entries,
    _id: v.optional(v.string()),
    tag: v.optional(v.string()),
  }),
})
const ofWishlist = callsOf('wishlist', lists.wishlist)
const ofCart = callsOf('cart', lists.cart)
const ofAddress = callsOf('address', lists.address)

type NamedCall = {
  [Field in ListField]: Lists[Field]['calls'][keyof Lists[Field]['calls']]
}[ListField]

export const listCalls = {
  wishlist: { ...ofWishlist.read, path: '/user/wishlist' },
  wishlistAdd: {
    ...ofWishlist.add,
    request: AddProductRequest,
    path: '/user/wishlist',
  },
  wishlistRemove: {
    ...ofWishlist.remove,
    path: '/user/wishlist/:productId',
  },
  cart: { ...ofCart.read, path: '/user/cart' },
  cartAdd: {
    ...ofCart.add,
    request: AddProductRequest,
    path: '/user/cart',
  },
  cartQty: {
    ...ofCart.change,
    request: ChangeQtyRequest,
    path: '/user/cart/:productId',
    clientSchema: ofCart.read.clientSchema,
  },
  cartRemove: {
    ...ofCart.remove,
    path: '/user/cart/:productId',
  },
  addresses: { ...ofAddress.read, path: '/user/addresses' },
  addressAdd: {
    ...ofAddress.add,
    request: AddressRequest,
    path: '/user/address',
  },
  addressEdit: {
    ...ofAddress.change,
    request: AddressRequest,
    path: '/user/address/edit/:addressId',
  },
  addressRemove: {
    ...ofAddress.remove,
    path: '/user/address/:addressId',
  },
} as const satisfies Record<NamedCall, Call> & Record<string, Call>
