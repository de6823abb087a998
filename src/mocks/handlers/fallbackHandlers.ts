import { getResponse, http, HttpResponse, type RequestHandler } from 'msw'
import { calls } from '@/contract/callTable'
import { apiPath, isApiPath } from '../apiPaths'
import { type Respond, respondWithError } from '../respond'

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
    respond(({ request }) => {
      if (!isDecodable(request.url))
        return respondWithError(400, "The request's path can't be decoded.")
      const rows = Object.values(calls).filter(({ path }) => apiPath(path)({ request }).matches)
      if (rows.length === 0) return respondWithError(404, 'There is no such call.')
      const methods = rows.map((row) => row.method.toUpperCase())
      const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
      if (request.method === 'OPTIONS')
        return new HttpResponse(null, { status: 204, headers: { allow } })
      return respondWithError(405, `There is no ${request.method} call at this path.`, { allow })
    }),
  )
}

function isDecodable(url: string): boolean {
  try {
    // The result must be used: minifiers drop calls that they consider pure.
    return decodeURIComponent(new URL(url).pathname) !== ''
  } catch {
    return false
  }
}
