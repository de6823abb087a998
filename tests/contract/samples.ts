import type { Call } from '../../src/contract/calls'
import { type CallName, callNames, calls } from '../../src/contract/callTable'
import type { Method, SentRequest } from './kit'

const params: Record<string, string> = {
  productId: 'snake-plant',
  categoryId: 'cacti',
  addressId: 'home',
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
    body: row.example,
  }
})

export function sampleOf(name: string): SampleCall {
  const sample = sampleCalls.find((call) => call.name === name)
  if (!sample) throw new Error(`src/contract has no call named '${name}'.`)
  return sample
}
