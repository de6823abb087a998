import { createNextState, type DevToolsEnhancerOptions, type UnknownAction } from '@reduxjs/toolkit'
import { createApiActionSanitizer } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { api } from '@/api/api'
import { redactInPlace } from '@/store/redaction'

/** The catalogue: large and public, so it isn't searched. */
const CatalogueEntry = v.union([
  v.object({ endpointName: v.literal('getProducts') }),
  v.object({ meta: v.object({ arg: v.object({ endpointName: v.literal('getProducts') }) }) }),
])

/** Returns a copy with every password, token and address redacted, at any depth. */
function redact<T>(value: T): T {
  return createNextState(value, (copy) => {
    redactInPlace(copy, (part) => v.is(CatalogueEntry, part))
  })
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
