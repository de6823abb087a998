import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { getResponse, type RequestHandler } from 'msw'
import { type DescribeFailure, HttpError } from '@/mocks/respond'
import { allowOrigins } from './allowOrigins'
import { FAILED } from './failures'
import type { HonoEnv } from './honoEnv'
import { logCalls } from './logCalls'

const BODY_LIMIT_BYTES = 1_000_000

interface AppOptions {
  handlers: RequestHandler[]
  shopOrigins: readonly string[]
  /** Rejects if the server can't do its work. */
  checkHealth: () => Promise<unknown>
  /** Middleware that a call to the backend passes before its handler. */
  limits: MiddlewareHandler<HonoEnv>[]
  /** Logs an unexpected failure and returns what the client is told. */
  describeFailure: DescribeFailure
  log: (line: string) => void
}

/** Serves MSW's request handlers over HTTP, and `/health`. */
export function createApp(options: AppOptions): Hono<HonoEnv> {
  const { handlers, shopOrigins, checkHealth, limits, describeFailure, log } = options
  const app = new Hono<HonoEnv>()
  app.use(
    logCalls(log),
    setHeaders,
    cors({
      origin: allowOrigins(shopOrigins, log),
      allowMethods: ['GET', 'POST', 'DELETE'],
      exposeHeaders: ['retry-after'],
      maxAge: 600,
    }),
    bodyLimit({
      maxSize: BODY_LIMIT_BYTES,
      onError: (c) => c.json({ errors: ['The body is larger than 1 MB.'] }, 413),
    }),
  )
  app.get('/health', async (c) => {
    const isHealthy = await checkHealth().then(
      () => true,
      () => false,
    )
    return isHealthy ? c.json({ status: 'ok' }) : c.json({ status: 'failing' }, 503)
  })
  app.use(...limits)
  app.all('*', async (c) => (await getResponse(handlers, c.req.raw)) ?? c.notFound())
  app.notFound((c) => c.json({ errors: ['There is nothing at this path.'] }, 404))
  app.onError((error, c) => {
    // The server is busy.
    if (error instanceof HttpError) return c.json({ errors: [error.message] }, 503, error.headers)
    // An upload that the client aborted reached nobody.
    const message = c.env.incoming.errored ? FAILED : describeFailure(error, c.req.raw)
    return c.json({ error: { message } }, 500)
  })
  return app
}

const setHeaders = createMiddleware(async (c, next) => {
  c.header('cache-control', 'no-store')
  c.header('x-content-type-options', 'nosniff')
  await next()
})
