import type { FetchArgs } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import type { Reply } from './fetchFromBackend'

/** The list in a reply to a request about one; undefined for a failure or anything else. */
export function listIn(reply: Reply): unknown[] | undefined {
  if (!('data' in reply) || typeof reply.data !== 'object' || reply.data === null) return undefined
  const values: unknown[] = Object.values(reply.data)
  return values.find((value) => Array.isArray(value))
}

interface Addition {
  id: string
  /** The list's URL, if it isn't the one that additions are posted to. */
  url?: string
  /** What is added. Without it, an entry with the same id is the same. */
  item?: object
}

/**
 * Sends an addition again after one that failed, which may have arrived all the same: reads the
 * list back first. What is there already isn't added twice, and an entry that has been edited
 * since is replaced.
 */
export async function addAfterFailure(
  { id, url, item = {} }: Addition,
  request: FetchArgs,
  send: (request: FetchArgs) => Promise<Reply>,
): Promise<Reply> {
  const listReply = await send({ url: url ?? request.url })
  const entries = listIn(listReply)
  if (!entries) return listReply
  const arrived = entries.filter((entry) => v.is(v.object({ _id: v.literal(id) }), entry))
  const fields = Object.entries(item).map(([name, value]) => [name, v.literal(value)] as const)
  const isSame = (entry: unknown) => v.is(v.object(Object.fromEntries(fields)), entry)
  if (arrived.some(isSame)) return listReply
  if (arrived.length > 0) {
    const removal = await send({
      url: `${request.url}/${encodeURIComponent(id)}`,
      method: 'DELETE',
    })
    if (!listIn(removal)) return removal
  }
  return send(request)
}
