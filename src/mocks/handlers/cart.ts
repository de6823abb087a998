import type { RequestHandler } from 'msw'
import type { HandlerContext } from './context'
import { productEntry } from './productEntry'

/** The cart of the token's owner (Spec §4 and §7). */
export function cartHandlers({ on, plants, now }: HandlerContext): RequestHandler[] {
  return [
    on('cart', ({ user: { cart } }) => ({ cart })),

    on('cartAdd', async ({ body: { product }, change }) => {
      const item = { ...productEntry(product, plants, now()), qty: 1 }
      const { cart } = await change((user) => ({ cart: [...user.cart, item] }))
      return { cart }
    }),

    on('cartQty', async ({ params: { productId }, body: { action }, change }) => {
      const step = action.type === 'increment' ? 1 : -1
      const { cart } = await change((user) => ({
        cart: user.cart.map((item) =>
          item._id === productId ? { ...item, qty: item.qty + step, updatedAt: now() } : item,
        ),
      }))
      return { cart }
    }),

    on('cartRemove', async ({ params: { productId }, change }) => {
      const { cart } = await change((user) => ({
        cart: user.cart.filter(({ _id }) => _id !== productId),
      }))
      return { cart }
    }),
  ]
}
