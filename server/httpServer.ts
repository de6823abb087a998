import { getResponse, type RequestHandler } from 'msw'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { ConfigurationError } from './configuration'
import { corsHeaders } from './cors'
import { BodyTooLarge, sendResponse, toRequest } from './fetchAdapter'

interface HttpServerOptions {
  handlers: RequestHandler[]
  /** 0 takes any port that is free. */
  port: number
  shopOrigins: readonly string[]
  /** Rejects while the backend cannot do its work. */
  isHealthy: () => Promise<void>
  /** Takes a line for every call: what, how it ended, how long it took; never what was sent. */
  log: (line: string) => void
}

interface HttpServer {
  port: number
  /** Takes no more calls, and resolves when those under way have ended. */
  close: () => Promise<void>
}

/** Serves MSW's request handlers over HTTP, and `/health` beside them. */
export async function startHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const { shopOrigins, log } = options
  const server = createServer((incoming, outgoing) => {
    const began = performance.now()
    const [path = '/'] = (incoming.url ?? '/').split('?')
    outgoing.on('close', () => {
      const how = outgoing.writableFinished ? outgoing.statusCode : 'aborted'
      const took = Math.round(performance.now() - began)
      log(`${new Date().toISOString()} ${incoming.method ?? ''} ${path} ${how} ${took} ms`)
    })
    void serve(incoming, outgoing, path)
  })

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse, path: string) => {
    const response = await answer(incoming, path, options).catch(unexpected)
    // What the caller is told of an unexpected failure, whoever runs the backend should know, too.
    if (response.status === 500) log(await response.clone().text())
    outgoing.setHeaders(new Map(Object.entries(corsHeaders(incoming.headers.origin, shopOrigins))))
    outgoing.setHeader('cache-control', 'no-store')
    outgoing.setHeader('x-content-type-options', 'nosniff')
    // While it stops, no connection is kept for another call.
    if (!server.listening) outgoing.setHeader('connection', 'close')
    await sendResponse(response, outgoing)
  }

  await listen(server, options.port)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          if (error) reject(error)
          else resolve()
        })
      }),
  }
}

async function answer(
  incoming: IncomingMessage,
  path: string,
  { handlers, isHealthy }: HttpServerOptions,
): Promise<Response> {
  if (path === '/health') {
    const isWell = await isHealthy().then(
      () => true,
      () => false,
    )
    return Response.json({ status: isWell ? 'ok' : 'failing' }, { status: isWell ? 200 : 503 })
  }
  if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 })
  let request: Request
  try {
    request = await toRequest(incoming)
  } catch (error) {
    if (error instanceof BodyTooLarge) return refusal(413, 'The body is larger than 1 MB.')
    return refusal(400, 'The call cannot be read.')
  }
  const response = await getResponse(handlers, request)
  return response ?? refusal(404, 'There is nothing at this address.')
}

function refusal(status: number, message: string): Response {
  return Response.json({ errors: [message] }, { status })
}

function unexpected(error: unknown): Response {
  const message = error instanceof Error ? error.message : String(error)
  return Response.json({ error: { message } }, { status: 500 })
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(new ConfigurationError(`PORT ${port} cannot be opened: ${error.message}.`))
    })
    server.listen(port, resolve)
  })
}
