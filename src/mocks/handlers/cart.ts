import { http, HttpResponse, type RequestHandler } from 'msw'
import { AddProductRequest, ChangeQtyRequest } from '../../contract/calls'
import { readBody, withUser } from '../respond'
import type { HandlerContext } from './context'
import { productEntry } from './productEntry'

/** The cart of the token's owner (Spec §4 and §7). */
export function cartHandlers(context: HandlerContext): RequestHandler[] {
  const { plants, respond, now } = context
  return [
    http.get(
      '*/api/user/cart',
      respond(async ({ request }) => {
        const { user } = await withUser(request, context)
        return HttpResponse.json({ cart: user.cart })
      }),
    ),

    http.post(
      '*/api/user/cart',
      respond(async ({ request }) => {
        const { change } = await withUser(request, context)
        const { product } = await readBody(request, AddProductRequest)
        const item = { ...productEntry(product, plants, now()), qty: 1 }
        const { cart } = await change((user) => ({ cart: [...user.cart, item] }))
        return HttpResponse.json({ cart }, { status: 201 })
      }),
    ),

    http.post<{ productId: string }>(
      '*/api/user/cart/:productId',
      respond(async ({ request, params }) => {
        const { change } = await withUser(request, context)
        const { action } = await readBody(request, ChangeQtyRequest)
        const step = action.type === 'increment' ? 1 : -1
        const { cart } = await change((user) => ({
          cart: user.cart.map((item) =>
            item._id === params.productId
              ? { ...item, qty: item.qty + step, updatedAt: now() }
              : item,
          ),
        }))
        return HttpResponse.json({ cart })
      }),
    ),

    http.delete<{ productId: string }>(
      '*/api/user/cart/:productId',
      respond(async ({ request, params }) => {
        const { change } = await withUser(request, context)
        const { cart } = await change((user) => ({
          cart: user.cart.filter(({ _id }) => _id !== params.productId),
        }))
        return HttpResponse.json({ cart })
      }),
    ),
  ]
}
