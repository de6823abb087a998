import type { Caller } from './kit'

/** Sends calls with `fetch` to the backend under an address, e.g. `http://localhost:8080/api`. */
export function sendTo(apiUrl: string): Caller['send'] {
  return async ({ method, path, authorization, body }) => {
    const response = await fetch(apiUrl + path, {
      method,
      headers: {
        ...(authorization !== undefined && { authorization }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    })
    const contentType = response.headers.get('content-type') ?? ''
    const retryAfter = response.headers.get('retry-after') ?? ''
    const allow = response.headers.get('allow') ?? ''
    const { status } = response
    return { status, contentType, retryAfter, allow, text: await response.text() }
  }
}
