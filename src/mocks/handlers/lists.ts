import type { RequestHandler } from 'msw'
import type { HandlerContext } from './context'
import { productEntry } from './productEntry'

/** What each call of a stored list does (Spec §3, §4 and §7). */
export function listHandlers({ on, plants, now }: HandlerContext): RequestHandler[] {
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

    on('addresses', ({ user: { address } }) => ({ address })),

    on('addressAdd', async ({ body, change }) => {
      const { _id = '' } = body.address
      const added = {
        ...body.address,
        // An address with an empty id couldn't be edited or deleted.
        _id: _id === '' ? crypto.randomUUID() : _id,
        createdAt: now(),
        updatedAt: now(),
      }
      const { address } = await change((user) => ({ address: [...user.address, added] }))
      return { address }
    }),

    on('addressEdit', async ({ params: { addressId }, body, change }) => {
      const { address } = await change((user) => ({
        address: user.address.map((stored) => {
          const { _id, createdAt } = stored
          return _id === addressId ? { ...body.address, _id, createdAt, updatedAt: now() } : stored
        }),
      }))
      return { address }
    }),

    on('addressRemove', async ({ params: { addressId }, change }) => {
      const { address } = await change((user) => ({
        address: user.address.filter(({ _id }) => _id !== addressId),
      }))
      return { address }
    }),
  ]
}
