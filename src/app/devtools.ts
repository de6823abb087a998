import { createNextState, type DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import { createApiActionSanitizer } from '@reduxjs/toolkit/query'
import { api } from './api'

const secrets = new Set(['password', 'authtoken', 'encodedtoken', 'authorization'])

/** Never visited: the query cache holds what GET calls bring, which is large and no secret. */
const harmless = new Set(['queries'])

function blackOut(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, entry] of Object.entries(value)) {
    if (harmless.has(key)) continue
    if (secrets.has(key.toLowerCase()) && entry !== null) Reflect.set(value, key, '«redacted»')
    else blackOut(entry)
  }
}

/** A copy in which every password and token is blacked out, however deep. */
function redact<T>(value: T): T {
  return createNextState(value, blackOut)
}

const nameEndpoint = createApiActionSanitizer(api)

/** One named instance in Redux DevTools, readable action names, no secrets. */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Frond',
  actionSanitizer: (action) => redact(nameEndpoint(action)),
  stateSanitizer: redact,
}
