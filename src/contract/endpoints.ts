/**
 * Every call (Spec §7), one row each. Handlers, the storefront's requests, scenarios, documentation
 * and tests are derived from this table.
 */
import * as v from 'valibot'
import {
  AddProductRequest,
  AddressRequest,
  CategoriesResponse,
  ChangeQtyRequest,
  LoginRequest,
  LoginResponse,
  ProductsResponse,
  SignupRequest,
  SignupResponse,
} from './calls'
import { CategorySchema, ProductSchema } from './entities'
import { lists, StoredUserSchema } from './lists'
import { ACCOUNT_FULL, messages } from './messages'

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
  /** The body of a successful response. */
  response: v.GenericSchema
  /** What the storefront reads of the response; absent if it doesn't make the call. */
  reads?: v.GenericSchema
  /** Error statuses other than 500, and what causes each. */
  refusals: Partial<Record<Refusal, string>>
}
/** The parameters of a path. */
export type ParamsOf<TPath extends string> = TPath extends `${string}:${infer TName}`
  ? Record<TName, string>
  : unknown

export type Refusal = 400 | 401 | 404 | 422

const bodyRefused = 'A sentence that names the missing or wrong field.'
const ownerRefused = { 401: messages.tokenInvalid, 404: messages.emailNotRegistered }
const open = { needsToken: false, refusals: {} } as const
const ofOwner = { needsToken: true, status: 200, refusals: ownerRefused } as const
const ofOwnerWithBody = {
  needsToken: true,
  refusals: { 400: bodyRefused, ...ownerRefused, 422: ACCOUNT_FULL },
} as const

export const endpoints = {
  login: {
    method: 'post',
    path: '/auth/login',
    summary: 'Logs a user in.',
    needsToken: false,
    request: LoginRequest,
    status: 200,
    response: v.object({ encodedToken: v.string(), foundUser: StoredUserSchema }),
    reads: LoginResponse,
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
    reads: SignupResponse,
    refusals: { 400: bodyRefused, 422: messages.emailExists },
  },
  logout: {
    method: 'post',
    path: '/auth/logout',
    summary:
      'Ends the token’s session. Optional: the storefront doesn’t wait for it, and the mock’s tokens stay valid.',
    ...ofOwner,
    response: v.object({}),
  },
  products: {
    method: 'get',
    path: '/products',
    summary: 'The whole catalogue.',
    ...open,
    status: 200,
    response: v.object({ products: v.array(ProductSchema) }),
    reads: ProductsResponse,
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
    ...open,
    status: 200,
    response: v.object({ categories: v.array(CategorySchema) }),
    reads: CategoriesResponse,
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
    ...lists.wishlist.reply,
  },
  wishlistAdd: {
    method: 'post',
    path: '/user/wishlist',
    summary: 'Adds a product to the wishlist; a known one with the catalogue’s own fields.',
    ...ofOwnerWithBody,
    request: AddProductRequest,
    status: 201,
    ...lists.wishlist.reply,
  },
  wishlistRemove: {
    method: 'delete',
    path: '/user/wishlist/:productId',
    summary: 'Removes a product from the wishlist.',
    ...ofOwner,
    ...lists.wishlist.reply,
  },
  cart: {
    method: 'get',
    path: '/user/cart',
    summary: 'The cart.',
    ...ofOwner,
    ...lists.cart.reply,
  },
  cartAdd: {
    method: 'post',
    path: '/user/cart',
    summary: 'Adds a product to the cart with quantity 1; a known one at the catalogue’s price.',
    ...ofOwnerWithBody,
    request: AddProductRequest,
    status: 201,
    ...lists.cart.reply,
  },
  cartQty: {
    method: 'post',
    path: '/user/cart/:productId',
    summary: 'Changes the quantity of a product by one.',
    ...ofOwnerWithBody,
    request: ChangeQtyRequest,
    status: 200,
    ...lists.cart.reply,
  },
  cartRemove: {
    method: 'delete',
    path: '/user/cart/:productId',
    summary: 'Removes a product from the cart.',
    ...ofOwner,
    ...lists.cart.reply,
  },
  addresses: {
    method: 'get',
    path: '/user/addresses',
    summary: 'The saved addresses.',
    ...ofOwner,
    ...lists.address.reply,
  },
  addressAdd: {
    method: 'post',
    path: '/user/address',
    summary: 'Saves an address; without an _id it is given one.',
    ...ofOwnerWithBody,
    request: AddressRequest,
    status: 201,
    ...lists.address.reply,
  },
  addressEdit: {
    method: 'post',
    path: '/user/address/edit/:addressId',
    summary: 'Replaces an address; it keeps its _id and createdAt.',
    ...ofOwnerWithBody,
    request: AddressRequest,
    status: 200,
    response: lists.address.reply.response,
  },
  addressRemove: {
    method: 'delete',
    path: '/user/address/:addressId',
    summary: 'Deletes an address.',
    ...ofOwner,
    ...lists.address.reply,
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

export function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name)
}

export const endpointNames = Object.keys(endpoints).filter(isEndpointName)
