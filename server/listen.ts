import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { ConfigurationError } from './configuration'
import type { HonoEnv } from './honoEnv'

const reasons: Record<string, string> = {
  EADDRINUSE: 'another process uses it',
  EACCES: 'this user may only open ports above 1023',
  EADDRNOTAVAIL: "HOST isn't an address of this machine",
  ENOTFOUND: "the name in HOST isn't known",
}

interface HttpServer {
  port: number
  /** Accepts no more calls and resolves when the pending ones have ended. */
  close: () => Promise<void>
}

interface ListenOptions {
  host: string
  /** 0 picks a free port. */
  port: number
  /** How long an unused connection stays open. A proxy that reuses it must close it first. */
  keepAliveSeconds: number
}

/** Serves an app over HTTP. */
export function listen(
  app: Hono<HonoEnv>,
  { host, port, keepAliveSeconds }: ListenOptions,
): Promise<HttpServer> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        hostname: host,
        port,
        serverOptions: { keepAliveTimeout: keepAliveSeconds * 1000 },
        fetch: async (request, env) => {
          const response = await app.fetch(request, env)
          // Otherwise an idle connection would delay the shutdown, and the rest of a refused body would
          // block the connection's next call.
          if (!server.listening || !env.incoming.complete)
            response.headers.set('connection', 'close')
          return response
        },
      },
      (address) => {
        resolve({
          port: address.port,
          close: () =>
            new Promise((resolveClose, rejectClose) => {
              server.close((error) => {
                if (error) rejectClose(error)
                else resolveClose()
              })
            }),
        })
      },
    )
    server.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => {
      const reason = reasons[code] ?? 'the system refuses it'
      reject(
        new ConfigurationError(
          `PORT ${port} can't be opened at HOST ${host}: ${reason} (${code}).`,
        ),
      )
    })
  })
}
