import * as v from 'valibot'
import { API_PREFIX } from '@/contract/calls'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { sampleOf } from '../contract/samples'
import { sendTo } from '../contract/sendTo'
import { backend } from '../support/backend'

const send = sendTo(API_PREFIX)
const Reply = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.array(v.looseObject({ _id: v.string() }))),
)

/**
 * Adds to a list the example of its call, past the storefront. Resolves to the entry that the backend
 * has made of it.
 */
export async function storeSample({ add, remove }: { add: string; remove: string }) {
  const authorization = await backend.tokenFor(demoAccount.email)
  const addition = sampleOf(add)
  const { text } = await send({ ...addition, body: JSON.stringify(addition.body), authorization })
  const entry = Object.values(v.parse(Reply, text))[0]?.at(-1)
  if (!entry) throw new Error(`${add} has added nothing: ${text}`)
  const { row } = sampleOf(remove)
  const path = row.path.replace(/:\w+/, encodeURIComponent(entry._id))
  return { entry, remove: () => send({ method: 'DELETE', path, authorization }) }
}

export const newUser = {
  email: 'ravi@frond.example',
  password: 'Moss-7',
  firstName: 'Ravi',
  lastName: 'Nair',
}
