import {
  getResponse,
  http,
  HttpResponse,
  matchRequestUrl,
  passthrough,
  type RequestHandler,
} from 'msw'
import { API_PREFIX } from '../../contract/calls'
import { endpoints } from '../../contract/endpoints'
import { fail, type Respond } from '../respond'

const API_PATH = new RegExp(`${API_PREFIX}(/|$)`)

function isApiPath({ request }: { request: Request }): boolean {
  return API_PATH.test(new URL(request.url).pathname)
}

function canBeDecoded(path: string): boolean {
  try {
    // The result must be used: minifiers drop calls that they consider pure.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** The methods of the calls at a URL's path, for the `Allow` header. */
function allowedMethods(url: string): string[] {
  const rows = Object.values(endpoints).filter(
    ({ path }) => matchRequestUrl(new URL(url), `*${API_PREFIX}${path}`).matches,
  )
  const methods = rows.map(({ method }) => method.toUpperCase())
  if (methods.length === 0) return []
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
}

/** A handler for requests that aren't for the backend under `origin`: they go to the network. */
export function otherOrigins(origin: string): RequestHandler {
  const apiUrl = origin + API_PREFIX
  return http.all(
    ({ request: { url } }) => url !== apiUrl && !url.startsWith(`${apiUrl}/`),
    () => passthrough(),
  )
}

/** A path such as `/api/products/%E0`, which would make MSW's matching throw. */
export function undecodablePath(respond: Respond): RequestHandler {
  return http.all(
    (call) => isApiPath(call) && !canBeDecoded(new URL(call.request.url).pathname),
    respond(() => fail(400, "The request's path can't be decoded.")),
  )
}

/** Responds to HEAD like GET, without a body. */
export function headCalls(handlers: RequestHandler[]): RequestHandler {
  return http.head(isApiPath, async ({ request: { url, headers } }) => {
    const response = await getResponse(handlers, new Request(url, { headers }))
    return new HttpResponse(null, response)
  })
}

/** The last handler: an unhandled call would otherwise reach the static host. */
export function unknownCall(respond: Respond): RequestHandler {
  return http.all(
    isApiPath,
    respond(({ request: { method, url } }) => {
      const methods = allowedMethods(url)
      if (methods.length === 0) fail(404, 'There is no such call.')
      const headers = { allow: methods.join(', ') }
      if (method === 'OPTIONS') return new HttpResponse(null, { status: 204, headers })
      return fail(405, `There is no ${method} call at this path.`, headers)
    }),
  )
}
