import { createNextState, type DevToolsEnhancerOptions, type UnknownAction } from '@reduxjs/toolkit'
import { createApiActionSanitizer } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { api } from '../api/api'

const secrets = new Set(['password', 'authtoken', 'encodedtoken', 'authorization'])

/** An address, saved or being sent. Everything but its _id is private. */
const AddressLike = v.looseObject({ pincode: v.string(), mobile: v.string() })

/** The catalogue: large and public, so it isn't searched. */
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

/** Returns a copy with every password, token and address redacted, at any depth. */
function redact<T>(value: T): T {
  return createNextState(value, blackOut)
}

const nameEndpoint = createApiActionSanitizer(api)

/** Where an action was dispatched, in development: the extension links it to the source. */
const isTraced = process.env.NODE_ENV === 'development'

/** One named instance in Redux DevTools, with readable action names and no secrets. */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Frond',
  trace: isTraced,
  actionSanitizer: <A extends UnknownAction>(action: A) => redact(nameEndpoint(action)),
  stateSanitizer: redact,
}
