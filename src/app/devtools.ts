import { createNextState, type DevToolsEnhancerOptions, type UnknownAction } from '@reduxjs/toolkit'
import { createApiActionSanitizer } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { api } from '../api/api'

const secrets = new Set(['password', 'authtoken', 'encodedtoken', 'authorization'])

/** An address, saved or on its way: all of it is the shopper's own affair but its _id. */
const AddressLike = v.looseObject({ pincode: v.string(), mobile: v.string() })

/** What the catalogue's calls bring: large, public, and not worth the visit. */
const CatalogueEntry = v.union([
  v.object({ endpointName: v.literal('getProducts') }),
  v.object({ meta: v.object({ arg: v.object({ endpointName: v.literal('getProducts') }) }) }),
])

function blackOut(value: unknown): void {
  if (typeof value !== 'object' || value === null || v.is(CatalogueEntry, value)) return
  const isAddress = v.is(AddressLike, value)
  for (const [key, entry] of Object.entries(value)) {
    const isSecret = secrets.has(key.toLowerCase()) && entry !== null
    if (isSecret || (isAddress && key !== '_id')) Reflect.set(value, key, '«redacted»')
    else blackOut(entry)
  }
}

/** A copy in which every password, token and address is blacked out, however deep. */
function redact<T>(value: T): T {
  return createNextState(value, blackOut)
}

const nameEndpoint = createApiActionSanitizer(api)

/** Where an action was dispatched, in development: the extension links it to the source. */
const isTraced = process.env.NODE_ENV === 'development'

/** One named instance in Redux DevTools, readable action names, no secrets. */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Frond',
  trace: isTraced,
  actionSanitizer: <A extends UnknownAction>(action: A) => redact(nameEndpoint(action)),
  stateSanitizer: redact,
}
