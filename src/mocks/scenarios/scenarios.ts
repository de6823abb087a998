/** Named failures: `server.use(cartAddFails())`. Each takes a fault and how often it occurs. */
import { http, HttpResponse, type RequestHandler } from 'msw'
import { API_PREFIX } from '../../contract/calls'
import type { EndpointName } from '../../contract/endpoints'
import { messages } from '../../contract/messages'
import { callFails, callIsSlow, type Fault, type FaultOptions } from './callFails'

export type FailingCall = (fault?: Fault, options?: FaultOptions) => RequestHandler

function failing(name: EndpointName): FailingCall {
  return (fault, options) => callFails(name, fault, options)
}

export const loginFails = failing('login')
export const signupFails = failing('signup')

export const productsFail = failing('products')
export const productFails = failing('product')
export const categoriesFail = failing('categories')
export const categoryFails = failing('category')

export const wishlistFails = failing('wishlist')
export const wishlistAddFails = failing('wishlistAdd')
export const wishlistRemoveFails = failing('wishlistRemove')

export const cartFails = failing('cart')
export const cartAddFails = failing('cartAdd')
export const cartQtyFails = failing('cartQty')
export const cartRemoveFails = failing('cartRemove')

export const addressesFail = failing('addresses')
export const addressAddFails = failing('addressAdd')
export const addressEditFails = failing('addressEdit')
export const addressRemoveFails = failing('addressRemove')

export function productsAreSlow(milliseconds = 3000): RequestHandler {
  return callIsSlow('products', milliseconds)
}

/** Every call that requires a token fails with 401, as if it had expired. */
export function sessionExpires(): RequestHandler {
  return refuseOwner(401, messages.tokenInvalid)
}

/** Every call that requires a token fails with 404, as if its user had been deleted. */
export function accountIsDeleted(): RequestHandler {
  return refuseOwner(404, messages.emailNotRegistered)
}

function refuseOwner(status: number, message: string): RequestHandler {
  return http.all(`*${API_PREFIX}/user/*`, () =>
    HttpResponse.json({ errors: [message] }, { status }),
  )
}
