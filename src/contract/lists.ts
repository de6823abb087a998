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

/** A stored entry. One of a product that the catalogue doesn't have may lack any other field. */
export const StoredEntrySchema = v.looseObject({ _id: v.string(), ...timestamps })
export const StoredCartItemSchema = v.looseObject({ ...StoredEntrySchema.entries, qty: v.number() })

export const lists = {
  cart: {
    tag: 'Cart',
    label: 'cart item',
    entry: CartItemSchema,
    stored: StoredCartItemSchema,
    sensitiveFields: [],
    calls: { read: 'cart', add: 'cartAdd', remove: 'cartRemove', step: 'cartQty' },
    toasts: { added: 'Product added to cart', notAdded: 'Cart error', notRemoved: 'Cart error' },
  },
  wishlist: {
    tag: 'Wishlist',
    label: 'wishlist item',
    entry: WishlistItemSchema,
    stored: StoredEntrySchema,
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
    entry: AddressSchema,
    stored: StoredEntrySchema,
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
/** An entry of a list as the storefront shows it. */
export type EntryOf<TField extends ListField> = v.InferOutput<Lists[TField]['entry']>

export const listTags: readonly ListTag[] = Object.values(lists).map(({ tag }) => tag)

export const AddProductRequest = v.object({
  product: v.looseObject({ _id: v.pipe(v.string(), v.nonEmpty()) }),
})
const product = { request: AddProductRequest, example: { product: { _id: 'snake-plant' } } }

export const ChangeQtyRequest = v.object({
  action: v.object({ type: v.picklist(['increment', 'decrement']) }),
})

/** Loose, like stored entries: the backend keeps unknown fields as sent (Spec §3). */
export const AddressRequest = v.object({
  address: v.looseObject({
    ...AddressFieldsSchema.entries,
    _id: v.optional(v.string()),
    tag: v.optional(v.string()),
  }),
})
const address = {
  request: AddressRequest,
  example: {
    address: {
      name: 'Meera Iyer',
      mobile: '9840012345',
      address: '8, Lotus Court',
      pincode: '600018',
      locality: 'Chennai',
      state: 'Tamil Nadu',
    },
  },
}

const ofWishlist = callsOf('wishlist', lists.wishlist)
const ofCart = callsOf('cart', lists.cart)
const ofAddress = callsOf('address', lists.address)

type NamedCall = {
  [Field in ListField]: Lists[Field]['calls'][keyof Lists[Field]['calls']]
}[ListField]

export const listCalls = {
  wishlist: { ...ofWishlist.read, path: '/user/wishlist', summary: 'The wishlist.' },
  wishlistAdd: {
    ...ofWishlist.add,
    ...product,
    path: '/user/wishlist',
    summary: 'Adds a product to the wishlist; a known one with the catalogue’s own fields.',
  },
  wishlistRemove: {
    ...ofWishlist.remove,
    path: '/user/wishlist/:productId',
    summary: 'Removes a product from the wishlist.',
  },
  cart: { ...ofCart.read, path: '/user/cart', summary: 'The cart.' },
  cartAdd: {
    ...ofCart.add,
    ...product,
    path: '/user/cart',
    summary: 'Adds a product to the cart with quantity 1; a known one at the catalogue’s price.',
  },
  cartQty: {
    ...ofCart.change,
    request: ChangeQtyRequest,
    example: { action: { type: 'increment' } },
    path: '/user/cart/:productId',
    summary: 'Changes the quantity of a product by one.',
    clientSchema: ofCart.read.clientSchema,
  },
  cartRemove: {
    ...ofCart.remove,
    path: '/user/cart/:productId',
    summary: 'Removes a product from the cart.',
  },
  addresses: { ...ofAddress.read, path: '/user/addresses', summary: 'The saved addresses.' },
  addressAdd: {
    ...ofAddress.add,
    ...address,
    path: '/user/address',
    summary: 'Saves an address; without an _id it is given one.',
  },
  addressEdit: {
    ...ofAddress.change,
    ...address,
    path: '/user/address/edit/:addressId',
    summary: 'Replaces an address; it keeps its _id and createdAt.',
  },
  addressRemove: {
    ...ofAddress.remove,
    path: '/user/address/:addressId',
    summary: 'Deletes an address.',
  },
} as const satisfies Record<NamedCall, Call> & Record<string, Call>
