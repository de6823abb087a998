import { createMiddleware } from 'hono/factory'
import type { HonoEnv } from './honoEnv'

/**
 * Logs one line per call: method, path, status and duration; after a 500 also the error's JSON. Hono's
 * own logger also prints the query string, which could hold a token.
 */
export function logCalls(log: (line: string) => void) {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const start = performance.now()
    const { method, path } = c.req
    const { outgoing } = c.env
    outgoing.on('close', () => {
      const result = outgoing.writableFinished ? outgoing.statusCode : 'aborted'
      const duration = Math.round(performance.now() - start)
      log(`${new Date().toISOString()} ${method} ${path} ${result} ${duration} ms`)
    })
    await next()
    // The reply tells the client what failed, and the log tells the operator.
    if (c.res.status === 500) log(await c.res.clone().text())
  })
}
