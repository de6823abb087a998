import { getResponse, http, HttpResponse, matchRequestUrl, type RequestHandler } from 'msw'
import { API_PREFIX } from '../../contract/calls'
import { calls } from '../../contract/callTable'
import { respondWithError, type Respond } from '../respond'

const API_PATH = new RegExp(`${API_PREFIX}(/|$)`)
const isCall = ({ request: { url } }: { request: Request }) => API_PATH.test(new URL(url).pathname)

function isUndecodable({ request: { url } }: { request: Request }): boolean {
  try {
    // The result must be used: minifiers drop calls that they consider pure.
    return decodeURIComponent(new URL(url).pathname) === ''
  } catch {
    return true
  }
}

/** A path such as `/api/products/%E0`, at which MSW's matching throws. */
export function undecodablePath(respond: Respond): RequestHandler {
  return http.all(
    (call) => isCall(call) && isUndecodable(call),
    respond(() => respondWithError(400, "The request's path can't be decoded.")),
  )
}

/** Responds to HEAD like GET, without a body. */
export function headCalls(handlers: RequestHandler[]): RequestHandler {
  return http.head(isCall, async ({ request: { url, headers } }) => {
    const response = await getResponse(handlers, new Request(url, { headers }))
    return new HttpResponse(null, response)
  })
}

/** The last handler: an unhandled call would otherwise reach the static host. */
export function unknownCall(respond: Respond): RequestHandler {
  return http.all(
    isCall,
    respond(({ request: { method, url } }) => {
      const rows = Object.values(calls).filter(
        ({ path }) => matchRequestUrl(new URL(url), `*${API_PREFIX}${path}`).matches,
      )
      if (rows.length === 0) return respondWithError(404, 'There is no such call.')
      const methods = rows.map((row) => row.method.toUpperCase())
      const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
      if (method === 'OPTIONS') return new HttpResponse(null, { status: 204, headers: { allow } })
      return respondWithError(405, `There is no ${method} call at this path.`, { allow })
    }),
  )
}
