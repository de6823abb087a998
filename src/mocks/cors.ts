import { getResponse, http, HttpResponse, type RequestHandler } from 'msw'
import { API_PREFIX } from '../contract/calls'

/** Lets a page on any origin read a response. The tests' pages have no origin in common with theirs. */
export const corsHeaders = { 'access-control-allow-origin': '*' }

/**
 * Adds the CORS headers to what `handlers` respond, and answers preflights. happy-dom, and jsdom's
 * `XMLHttpRequest`, check a call's origin as browsers do. The server has rules of its own for that.
 */
export function answerAnyOrigin(handlers: RequestHandler[]): RequestHandler[] {
  const preflight = http.options(`*${API_PREFIX}/*`, ({ request }) => {
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
  const others = http.all('*', async ({ request }) => {
    const response = await getResponse(handlers, request)
    for (const [name, value] of Object.entries(corsHeaders)) response?.headers.set(name, value)
    return response
  })
  return [preflight, others]
}
