/** Named failures: `server.use(cartAddFails())`. Each takes a fault and how often it occurs. */
import { http, HttpResponse, type RequestHandler } from 'msw'
import { API_PREFIX } from '../../contract/calls'
import { calls } from '../../contract/callTable'
import { mapValues } from '../../contract/mapValues'
import { messages } from '../../contract/messages'
import { corsHeaders } from '../cors'
import { callFails, callIsSlow, type Fault, type FaultOptions } from './callFails'

export type FailingCall = (fault?: Fault, options?: FaultOptions) => RequestHandler

type FailingCalls = { [Name in keyof typeof calls]: FailingCall }

/** A scenario for each row of `calls`, in which that call fails. */
export const {
  login: loginFails,
  signup: signupFails,
  logout: logoutFails,
  products: productsFail,
  product: productFails,
  categories: categoriesFail,
  category: categoryFails,
  wishlist: wishlistFails,
  wishlistAdd: wishlistAddFails,
  wishlistRemove: wishlistRemoveFails,
  cart: cartFails,
  cartAdd: cartAddFails,
  cartQty: cartQtyFails,
  cartRemove: cartRemoveFails,
  addresses: addressesFail,
  addressAdd: addressAddFails,
  addressEdit: addressEditFails,
  addressRemove: addressRemoveFails,
} = mapValues<FailingCalls, unknown>(
  calls,
  (_, name): FailingCall =>
    (fault, options) =>
      callFails(name, fault, options),
)

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
  return http.all(new RegExp(`^\\w+://[^/]+${API_PREFIX}/(user/|auth/logout$)`), ({ request }) =>
    // A preflight has no token.
    request.method === 'OPTIONS'
      ? undefined
      : HttpResponse.json({ errors: [message] }, { status, headers: corsHeaders }),
  )
}
