import type { RequestHandler } from 'msw'
import type { HandlerContext } from './context'
import { productEntry } from './productEntry'

/** The wishlist of the token's owner (Spec §4 and §7). */
export function wishlistHandlers({ on, plants, now }: HandlerContext): RequestHandler[] {
  return [
    on('wishlist', ({ user: { wishlist } }) => ({ wishlist })),

    on('wishlistAdd', async ({ body: { product }, change }) => {
      const item = productEntry(product, plants, now())
      const { wishlist } = await change((user) => ({ wishlist: [...user.wishlist, item] }))
      return { wishlist }
    }),

    on('wishlistRemove', async ({ params: { productId }, change }) => {
      const { wishlist } = await change((user) => ({
        wishlist: user.wishlist.filter(({ _id }) => _id !== productId),
      }))
      return { wishlist }
    }),
  ]
}
