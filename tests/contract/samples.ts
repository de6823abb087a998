import type { Call } from '@/contract/calls'
import { type CallName, callNames, calls } from '@/contract/callTable'
import type { Method, SentRequest } from './kit'

const params: Record<string, string> = {
  productId: 'snake-plant',
  categoryId: 'cacti',
  addressId: 'home',
}

const product = { product: { _id: 'snake-plant' } }
const address = {
  address: {
    name: 'Meera Iyer',
    mobile: '9840012345',
    address: '8, Lotus Court',
    pincode: '600018',
    locality: 'Chennai',
    state: 'Tamil Nadu',
  },
}

/** A body for each call that has one. */
const bodies: Partial<Record<CallName, object>> = {
  login: { email: 'x@frond.example', password: 'x' },
  signup: { email: 'x@frond.example', password: 'x', firstName: 'x', lastName: 'x' },
  wishlistAdd: product,
  cartAdd: product,
  cartQty: { action: { type: 'increment' } },
  addressAdd: address,
  addressEdit: address,
} satisfies {
  [Name in CallName as (typeof calls)[Name] extends { request: unknown } ? Name : never]: object
}

const methods = { get: 'GET', post: 'POST', delete: 'DELETE' } satisfies Record<string, Method>

export interface SampleCall extends Pick<SentRequest, 'method' | 'path'> {
  name: CallName
  row: Call
  /** Undefined for a call without a body. */
  body: object | undefined
}

/** Every call with parameters and a body, as a client sends it. */
export const sampleCalls = callNames.map((name): SampleCall => {
  const row: Call = calls[name]
  return {
    name,
    row,
    method: methods[row.method],
    path: row.path.replace(/:(\w+)/, (_, param: string) => params[param] ?? param),
    body: bodies[name],
  }
})

export function sampleOf(name: string): SampleCall {
  const sample = sampleCalls.find((call) => call.name === name)
  if (!sample) throw new Error(`src/contract has no call named '${name}'.`)
  return sample
}
