import { http, HttpResponse, type RequestHandler } from 'msw'
import { isApiPath } from './apiPaths'
import { createHandlers, type HandlerOptions } from './handlers/createHandlers'

/** Lets a page on any origin read a response. */
export const corsHeaders = { 'access-control-allow-origin': '*' }

/**
 * The backend's handlers for pages of any origin. happy-dom, and jsdom's `XMLHttpRequest`, check a
 * call's origin as browsers do. The server has rules of its own for that.
 */
export function createCorsHandlers(options: HandlerOptions = {}): RequestHandler[] {
  const preflight = http.options(isApiPath, ({ request }) => {
    // MSW 3 passes happy-dom's preflight on without the headers that ask for something.
    const wanted = request.headers.get('access-control-request-headers')
    return new HttpResponse(null, {
      status: 204,
      headers: {
        ...corsHeaders,
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': wanted ?? 'authorization, content-type',
      },
    })
  })
  return [
    preflight,
    ...createHandlers({ ...options, headers: { ...options.headers, ...corsHeaders } }),
  ]
}
