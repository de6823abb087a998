import { createMiddleware } from 'hono/factory'
import type { HonoEnv } from './honoEnv'

/** Longest part of a path in the log, in characters. */
const MAX_PATH = 200

/**
 * Logs one line per call: method, path, status and duration. Hono's own logger also prints the query
 * string, which could hold a token, and the decoded path, which could hold line breaks.
 */
export function logCalls(log: (line: string) => void) {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const start = performance.now()
    const { outgoing } = c.env
    outgoing.on('close', () => {
      const result = outgoing.writableFinished ? outgoing.statusCode : 'aborted'
      const duration = Math.round(performance.now() - start)
      log(`${new Date().toISOString()} ${nameOf(c.req)} ${result} ${duration} ms`)
    })
    await next()
  })
}

/** A call as the log names it. */
export function nameOf({ method, url }: Pick<Request, 'method' | 'url'>): string {
  const { pathname } = new URL(url)
  return `${method} ${pathname.length > MAX_PATH ? `${pathname.slice(0, MAX_PATH)}…` : pathname}`
}
