import { matchRequestUrl, type PathParams } from 'msw'
import { API_PREFIX } from '@/contract/calls'

interface HasRequest {
  request: Request
}

const HOST = 'http://backend'

/** Matches every path of the backend, on any origin: `http.all(isApiPath, …)`. */
export function isApiPath({ request }: HasRequest): boolean {
  return `${new URL(request.url).pathname}/`.startsWith(`${API_PREFIX}/`)
}

/**
 * Matches a call's path on any origin: `http.get(apiPath('/products/:productId'), …)`. Unlike MSW's
 * `*` before a path, it doesn't match the end of a longer one.
 */
export function apiPath(path: string) {
  return ({ request }: HasRequest): { matches: boolean; params: PathParams } => {
    const url = new URL(HOST + new URL(request.url).pathname)
    try {
      const { matches, params = {} } = matchRequestUrl(url, API_PREFIX + path, HOST)
      return { matches, params }
    } catch {
      // The path can't be decoded.
      return { matches: false, params: {} }
    }
  }
}
