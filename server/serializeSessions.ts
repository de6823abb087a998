import { createMiddleware } from 'hono/factory'
import type { HonoEnv } from './honoEnv'
import { createQueues } from './queue'

/**
 * Runs the calls of one session one after another, so that a client that makes many at once doesn't
 * delay the others. The embedded database needs it, because it computes in this process.
 */
export function serializeSessions() {
  const enqueue = createQueues({ concurrency: 1, maxWaiting: 200 })
  return createMiddleware<HonoEnv>((c, next) => {
    const session = c.req.header('authorization')
    return session === undefined ? next() : enqueue(session, next)
  })
}
