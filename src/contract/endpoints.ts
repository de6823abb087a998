/** Every endpoint (Spec §7). Names, documentation and scenarios are derived from this table. */
import * as v from 'valibot'
import {
  AddProductRequest,
  AddressRequest,
  ChangeQtyRequest,
  LoginRequest,
  SignupRequest,
} from './calls'
import {
  AddressSchema,
  AuthUserSchema,
  CartItemSchema,
  CategorySchema,
  ProductSchema,
  WishlistItemSchema,
} from './entities'
import { messages } from './messages'

export interface Endpoint {
  method: 'get' | 'post' | 'delete'
  /** Relative to the prefix. A parameter starts with a colon. */
  path: string
  summary: string
  /** True if the endpoint requires a token and acts on its owner's data. */
  needsToken: boolean
  request?: v.GenericSchema
  /** The status of a successful response. */
  status: 200 | 201
  /** The body of a successful response. The storefront's own schema is more lenient. */
  response: v.GenericSchema
  /** Error statuses other than 500, and what causes each. */
  refusals: Partial<Record<400 | 401 | 404 | 422, string>>
}

/** The stored user without the password, and with any extra sign-up fields. */
export const StoredUserSchema = v.looseObject({
  ...AuthUserSchema.entries,
  _id: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  cart: v.array(CartItemSchema),
  wishlist: v.array(WishlistItemSchema),
  address: v.array(AddressSchema),
})

const cart = v.object({ cart: v.array(CartItemSchema) })
const wishlist = v.object({ wishlist: v.array(WishlistItemSchema) })
const address = v.object({ address: v.array(AddressSchema) })

const bodyRefused = 'A sentence that names the missing or wrong field.'
const ownerRefused = { 401: messages.tokenInvalid, 404: messages.emailNotRegistered }
const ofOwner = { needsToken: true, refusals: ownerRefused }
const ofOwnerWithBody = { needsToken: true, refusals: { 400: bodyRefused, ...ownerRefused } }

export const endpoints = {
  login: {
    method: 'post',
    path: '/auth/login',
    summary: 'Logs a user in.',
    needsToken: false,
    request: LoginRequest,
    status: 200,
    response: v.object({ encodedToken: v.string(), foundUser: StoredUserSchema }),
    refusals: {
      400: bodyRefused,
      401: messages.credentialsInvalid,
      404: messages.emailNotRegistered,
    },
  },
  signup: {
    method: 'post',
    path: '/auth/signup',
    summary: 'Registers a user; further fields are stored as sent.',
    needsToken: false,
    request: SignupRequest,
    status: 201,
    response: v.object({ encodedToken: v.string(), createdUser: StoredUserSchema }),
    refusals: { 400: bodyRefused, 422: messages.emailExists },
  },
  products: {
    method: 'get',
    path: '/products',
    summary: 'The whole catalogue.',
    needsToken: false,
    status: 200,
    response: v.object({ products: v.array(ProductSchema) }),
    refusals: {},
  },
  product: {
    method: 'get',
    path: '/products/:productId',
    summary: 'One product.',
    needsToken: false,
    status: 200,
    response: v.object({ product: ProductSchema }),
    refusals: { 404: 'There is no such product.' },
  },
  categories: {
    method: 'get',
    path: '/categories',
    summary: 'All categories.',
    needsToken: false,
    status: 200,
    response: v.object({ categories: v.array(CategorySchema) }),
    refusals: {},
  },
  category: {
    method: 'get',
    path: '/categories/:categoryId',
    summary: 'One category.',
    needsToken: false,
    status: 200,
    response: v.object({ category: CategorySchema }),
    refusals: { 404: 'There is no such category.' },
  },
  wishlist: {
    method: 'get',
    path: '/user/wishlist',
    summary: 'The wishlist.',
    ...ofOwner,
    status: 200,
    response: wishlist,
  },
  wishlistAdd: {
    method: 'post',
    path: '/user/wishlist',
    summary: 'Adds a product to the wishlist; a known one with the catalogue’s own fields.',
    ...ofOwnerWithBody,
    request: AddProductRequest,
    status: 201,
    response: wishlist,
  },
  wishlistRemove: {
    method: 'delete',
    path: '/user/wishlist/:productId',
    summary: 'Removes a product from the wishlist.',
    ...ofOwner,
    status: 200,
    response: wishlist,
  },
  cart: {
    method: 'get',
    path: '/user/cart',
    summary: 'The cart.',
    ...ofOwner,
    status: 200,
    response: cart,
  },
  cartAdd: {
    method: 'post',
    path: '/user/cart',
    summary: 'Adds a product to the cart with quantity 1; a known one at the catalogue’s price.',
    ...ofOwnerWithBody,
    request: AddProductRequest,
    status: 201,
    response: cart,
  },
  cartQty: {
    method: 'post',
    path: '/user/cart/:productId',
    summary: 'Changes the quantity of a product by one.',
    ...ofOwnerWithBody,
    request: ChangeQtyRequest,
    status: 200,
    response: cart,
  },
  cartRemove: {
    method: 'delete',
    path: '/user/cart/:productId',
    summary: 'Removes a product from the cart.',
    ...ofOwner,
    status: 200,
    response: cart,
  },
  addresses: {
    method: 'get',
    path: '/user/addresses',
    summary: 'The saved addresses.',
    ...ofOwner,
    status: 200,
    response: address,
  },
  addressAdd: {
    method: 'post',
    path: '/user/address',
    summary: 'Saves an address; without an _id it is given one.',
    ...ofOwnerWithBody,
    request: AddressRequest,
    status: 201,
    response: address,
  },
  addressEdit: {
    method: 'post',
    path: '/user/address/edit/:addressId',
    summary: 'Replaces an address; it keeps its _id and createdAt.',
    ...ofOwnerWithBody,
    request: AddressRequest,
    status: 200,
    response: address,
  },
  addressRemove: {
    method: 'delete',
    path: '/user/address/:addressId',
    summary: 'Deletes an address.',
    ...ofOwner,
    status: 200,
    response: address,
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

export function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name)
}

export const endpointNames = Object.keys(endpoints).filter(isEndpointName)
