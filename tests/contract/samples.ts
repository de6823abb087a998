import type { Endpoint } from '../../src/contract/calls'
import { type EndpointName, endpointNames, endpoints } from '../../src/contract/endpoints'
import type { Call, Method } from './kit'

const params: Record<string, string> = {
  productId: 'snake-plant',
  categoryId: 'cacti',
  addressId: 'home',
}

const methods = { get: 'GET', post: 'POST', delete: 'DELETE' } satisfies Record<string, Method>

export interface SampleCall extends Pick<Call, 'method' | 'path'> {
  name: EndpointName
  row: Endpoint
  /** Undefined for a call without a body. */
  body: object | undefined
}

/** Every call with parameters and a body, as a client sends it. */
export const sampleCalls = endpointNames.map((name): SampleCall => {
  const row: Endpoint = endpoints[name]
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
