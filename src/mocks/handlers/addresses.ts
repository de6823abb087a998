import type { RequestHandler } from 'msw'
import type { HandlerContext } from './context'

/** The saved addresses of the token's owner (Spec §3 and §7). */
export function addressHandlers({ on, now }: HandlerContext): RequestHandler[] {
  return [
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
