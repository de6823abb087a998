import { http, type RequestHandler } from 'msw'
import { fail } from '../respond'
import type { HandlerContext } from './context'

const API_PATH = /\/api(\/|$)/

function canBeDecoded(path: string): boolean {
  try {
    // The result must be used: minifiers drop calls that they consider pure.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** The first handler: a path such as `/api/products/%E0` would make MSW's matching throw. */
export function undecodablePath({ respond }: HandlerContext): RequestHandler {
  return http.all(
    ({ request: { url } }) => {
      const { pathname } = new URL(url)
      return API_PATH.test(pathname) && !canBeDecoded(pathname)
    },
    respond(() => fail(400, "The request's path can't be decoded.")),
  )
}

/** The last handler: an unhandled call would otherwise reach the static host. */
export function unknownCall({ respond }: HandlerContext): RequestHandler {
  return http.all(
    ({ request: { url } }) => API_PATH.test(new URL(url).pathname),
    respond(() => fail(404, 'There is no such call.')),
  )
}
