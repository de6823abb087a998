/** The calls of the stored lists (Spec §7). */
import * as v from 'valibot'
import { type Endpoint, ofOwner, ofOwnerWithBody } from './calls'
import { AddressFieldsSchema } from './entities'
import { replyOf } from './lists'

export const AddProductRequest = v.object({
  product: v.looseObject({ _id: v.pipe(v.string(), v.nonEmpty()) }),
})
const product = { request: AddProductRequest, example: { product: { _id: 'snake-plant' } } }

export const ChangeQtyRequest = v.object({
  action: v.object({ type: v.picklist(['increment', 'decrement']) }),
})

/** Loose, as what is stored: the backend keeps unknown fields as sent (Spec §3). */
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

export const listCalls = {
  wishlist: {
    method: 'get',
    path: '/user/wishlist',
    summary: 'The wishlist.',
    ...ofOwner,
    ...replyOf('wishlist'),
  },
  wishlistAdd: {
    method: 'post',
    path: '/user/wishlist',
    summary: 'Adds a product to the wishlist; a known one with the catalogue’s own fields.',
    ...ofOwnerWithBody,
    ...product,
    status: 201,
    ...replyOf('wishlist'),
  },
  wishlistRemove: {
    method: 'delete',
    path: '/user/wishlist/:productId',
    summary: 'Removes a product from the wishlist.',
    ...ofOwner,
    ...replyOf('wishlist'),
  },
  cart: {
    method: 'get',
    path: '/user/cart',
    summary: 'The cart.',
    ...ofOwner,
    ...replyOf('cart'),
  },
  cartAdd: {
    method: 'post',
    path: '/user/cart',
    summary: 'Adds a product to the cart with quantity 1; a known one at the catalogue’s price.',
    ...ofOwnerWithBody,
    ...product,
    status: 201,
    ...replyOf('cart'),
  },
  cartQty: {
    method: 'post',
    path: '/user/cart/:productId',
    summary: 'Changes the quantity of a product by one.',
    ...ofOwnerWithBody,
    request: ChangeQtyRequest,
    example: { action: { type: 'increment' } },
    status: 200,
    ...replyOf('cart'),
  },
  cartRemove: {
    method: 'delete',
    path: '/user/cart/:productId',
    summary: 'Removes a product from the cart.',
    ...ofOwner,
    ...replyOf('cart'),
  },
  addresses: {
    method: 'get',
    path: '/user/addresses',
    summary: 'The saved addresses.',
    ...ofOwner,
    ...replyOf('address'),
  },
  addressAdd: {
    method: 'post',
    path: '/user/address',
    summary: 'Saves an address; without an _id it is given one.',
    ...ofOwnerWithBody,
    ...address,
    status: 201,
    ...replyOf('address'),
  },
  addressEdit: {
    method: 'post',
    path: '/user/address/edit/:addressId',
    summary: 'Replaces an address; it keeps its _id and createdAt.',
    ...ofOwnerWithBody,
    ...address,
    status: 200,
    response: replyOf('address').response,
  },
  addressRemove: {
    method: 'delete',
    path: '/user/address/:addressId',
    summary: 'Deletes an address.',
    ...ofOwner,
    ...replyOf('address'),
  },
} as const satisfies Record<string, Endpoint>
