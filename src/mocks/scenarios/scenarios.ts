/** Named failures: `server.use(cartAddFails())`. Each takes a fault and how often it occurs. */
import { http, HttpResponse, type RequestHandler } from 'msw'
import { API_PREFIX } from '@/contract/calls'
import type { CallName } from '@/contract/callTable'
import { messages } from '@/contract/messages'
import { corsHeaders } from '../cors'
import { callFails, callIsSlow, type Fault, type FaultOptions } from './callFails'

/**
 * Makes a call fail: by default with 500, every time. Other faults: any status, `'network'`,
 * `'malformed'`, `'silence'`.
 * @example server.use(cartAddFails(503, { times: 2 }))
 */
export type FailingCall = (fault?: Fault, options?: FaultOptions) => RequestHandler

function failing(name: CallName): FailingCall {
  return (fault, options) => callFails(name, fault, options)
}

/** Logging in fails, by default with 500. */
export const loginFails = failing('login')

/** Signing up fails, by default with 500. */
export const signupFails = failing('signup')

/** Ending a token's session fails, by default with 500. */
export const logoutFails = failing('logout')

/** Reading the catalogue fails, by default with 500. */
export const productsFail = failing('products')

/** Reading one product fails, by default with 500. */
export const productFails = failing('product')

/** Reading the categories fails, by default with 500. */
export const categoriesFail = failing('categories')

/** Reading one category fails, by default with 500. */
export const categoryFails = failing('category')

/** Reading the wishlist fails, by default with 500. */
export const wishlistFails = failing('wishlist')

/** Adding to the wishlist fails, by default with 500. */
export const wishlistAddFails = failing('wishlistAdd')

/** Removing from the wishlist fails, by default with 500. */
export const wishlistRemoveFails = failing('wishlistRemove')

/** Reading the cart fails, by default with 500. */
export const cartFails = failing('cart')

/** Adding to the cart fails, by default with 500. */
export const cartAddFails = failing('cartAdd')

/** Changing a quantity in the cart fails, by default with 500. */
export const cartQtyFails = failing('cartQty')

/** Removing from the cart fails, by default with 500. */
export const cartRemoveFails = failing('cartRemove')

/** Reading the addresses fails, by default with 500. */
export const addressesFail = failing('addresses')

/** Saving a new address fails, by default with 500. */
export const addressAddFails = failing('addressAdd')

/** Replacing an address fails, by default with 500. */
export const addressEditFails = failing('addressEdit')

/** Deleting an address fails, by default with 500. */
export const addressRemoveFails = failing('addressRemove')

/**
 * The catalogue comes later, by default by 3 seconds.
 * @example server.use(productsAreSlow(10_000))
 */
export function productsAreSlow(milliseconds = 3000): RequestHandler {
  return callIsSlow('products', milliseconds)
}

/**
 * Every call that requires a token fails with 401, as if it had expired.
 * @example server.use(sessionExpires())
 */
export function sessionExpires(): RequestHandler {
  return refuseOwner(401, messages.tokenInvalid)
}

/**
 * Every call that requires a token fails with 404, as if its user had been deleted.
 * @example server.use(accountIsDeleted())
 */
export function accountIsDeleted(): RequestHandler {
  return refuseOwner(404, messages.emailNotRegistered)
}

function refuseOwner(status: number, message: string): RequestHandler {
  return http.all(new RegExp(`^\\w+://[^/]+${API_PREFIX}/(user/|auth/logout$)`), ({ request }) =>
    // A preflight has no token.
    request.method === 'OPTIONS'
      ? undefined
      : HttpResponse.json({ errors: [message] }, { status, headers: corsHeaders }),
  )
}
