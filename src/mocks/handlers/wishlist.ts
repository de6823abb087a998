import { http, HttpResponse, type RequestHandler } from 'msw'
import { AddProductRequest } from '../../contract/calls'
import { readBody, withUser } from '../respond'
import type { HandlerContext } from './context'
import { productEntry } from './productEntry'

/** The wishlist of the token's owner (Spec §4 and §7). */
export function wishlistHandlers(context: HandlerContext): RequestHandler[] {
  const { plants, respond, now } = context
  return [
    http.get(
      '*/api/user/wishlist',
      respond(async ({ request }) => {
        const { user } = await withUser(request, context)
        return HttpResponse.json({ wishlist: user.wishlist })
      }),
    ),

    http.post(
      '*/api/user/wishlist',
      respond(async ({ request }) => {
        const { change } = await withUser(request, context)
        const { product } = await readBody(request, AddProductRequest)
        const item = productEntry(product, plants, now())
        const { wishlist } = await change((user) => ({ wishlist: [...user.wishlist, item] }))
        return HttpResponse.json({ wishlist }, { status: 201 })
      }),
    ),

    http.delete<{ productId: string }>(
      '*/api/user/wishlist/:productId',
      respond(async ({ request, params }) => {
        const { change } = await withUser(request, context)
        const { wishlist } = await change((user) => ({
          wishlist: user.wishlist.filter(({ _id }) => _id !== params.productId),
        }))
        return HttpResponse.json({ wishlist })
      }),
    ),
  ]
}
