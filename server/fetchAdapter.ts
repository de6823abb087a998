import type { IncomingMessage, ServerResponse } from 'node:http'

const BODY_LIMIT_BYTES = 1_000_000

/** The body of a call is larger than the backend takes. */
export class BodyTooLarge extends Error {}

/** What came over HTTP as the `Request` that MSW's handlers take. */
export async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(incoming.headersDistinct))
    for (const value of values) headers.append(name, value)
  const body = await readBody(incoming)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  // The handlers answer any origin, and MSW keeps the cookies of none.
  const init: RequestInit = { method, headers, credentials: 'omit' }
  return new Request(new URL(url, 'http://backend.invalid'), hasBody ? { ...init, body } : init)
}

/** Reads to the end even what is too much, so that the caller hears the answer. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  const parts: AsyncIterable<unknown> = incoming
  for await (const chunk of parts) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size <= BODY_LIMIT_BYTES) chunks.push(chunk)
    else chunks.length = 0
  }
  if (size > BODY_LIMIT_BYTES) throw new BodyTooLarge()
  return Buffer.concat(chunks)
}

export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(body)
}
