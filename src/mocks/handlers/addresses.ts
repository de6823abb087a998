import { http, HttpResponse, type RequestHandler } from 'msw'
import { AddressRequest } from '../../contract/calls'
import { readBody, withUser } from '../respond'
import type { HandlerContext } from './context'

/** The saved addresses of the token's owner (Spec §3 and §7). */
export function addressHandlers(context: HandlerContext): RequestHandler[] {
  const { respond, now } = context
  return [
    http.get(
      '*/api/user/addresses',
      respond(async ({ request }) => {
        const { user } = await withUser(request, context)
        return HttpResponse.json({ address: user.address })
      }),
    ),

    http.post(
      '*/api/user/address',
      respond(async ({ request }) => {
        const { change } = await withUser(request, context)
        const { address: sent } = await readBody(request, AddressRequest)
        const { _id = '' } = sent
        const added = {
          ...sent,
          // An address with an empty id couldn't be edited or deleted.
          _id: _id === '' ? crypto.randomUUID() : _id,
          createdAt: now(),
          updatedAt: now(),
        }
        const { address } = await change((user) => ({ address: [...user.address, added] }))
        return HttpResponse.json({ address }, { status: 201 })
      }),
    ),

    http.post<{ addressId: string }>(
      '*/api/user/address/edit/:addressId',
      respond(async ({ request, params }) => {
        const { change } = await withUser(request, context)
        const { address: sent } = await readBody(request, AddressRequest)
        const { address } = await change((user) => ({
          address: user.address.map((stored) =>
            stored._id === params.addressId
              ? { ...sent, _id: stored._id, createdAt: stored.createdAt, updatedAt: now() }
              : stored,
          ),
        }))
        return HttpResponse.json({ address })
      }),
    ),

    http.delete<{ addressId: string }>(
      '*/api/user/address/:addressId',
      respond(async ({ request, params }) => {
        const { change } = await withUser(request, context)
        const { address } = await change((user) => ({
          address: user.address.filter(({ _id }) => _id !== params.addressId),
        }))
        return HttpResponse.json({ address })
      }),
    ),
  ]
}
