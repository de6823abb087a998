import type * as v from 'valibot'
import {
  type Endpoint,
  type EndpointName,
  endpointNames,
  endpoints,
} from '../../src/contract/endpoints'
import type { Call, Method } from './kit'

type CallWithBody = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { request: v.GenericSchema }
    ? Name
    : never
}[EndpointName]

const address = {
  name: 'Meera Iyer',
  mobile: '9840012345',
  address: '8, Lotus Court',
  pincode: '600018',
  locality: 'Chennai',
  state: 'Tamil Nadu',
}

/** A body for each call that has one; cases leave out or damage its fields. */
const bodies: { [Name in CallWithBody]: v.InferInput<(typeof endpoints)[Name]['request']> } = {
  login: { email: 'x@frond.example', password: 'x' },
  signup: { email: 'x@frond.example', password: 'x', firstName: 'x', lastName: 'x' },
  wishlistAdd: { product: { _id: 'snake-plant' } },
  cartAdd: { product: { _id: 'snake-plant' } },
  cartQty: { action: { type: 'increment' } },
  addressAdd: { address },
  addressEdit: { address },
}

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

const bodyOf: Partial<Record<EndpointName, object>> = bodies

/** Every call with parameters and a body, as a client sends it. */
export const sampleCalls = endpointNames.map((name): SampleCall => {
  const row = endpoints[name]
  return {
    name,
    row,
    method: methods[row.method],
    path: row.path.replace(/:(\w+)/, (_, param: string) => params[param] ?? param),
    body: bodyOf[name],
  }
})
