import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { HonoEnv } from './honoEnv'
import { ConfigurationError } from './configuration'

interface HttpServer {
  port: number
  /** Accepts no more calls and resolves when the pending ones have ended. */
  close: () => Promise<void>
}

/** Serves an app over HTTP. Port 0 picks a free port. */
export function listen(app: Hono<HonoEnv>, port: number): Promise<HttpServer> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        port,
        fetch: async (request, env) => {
          const response = await app.fetch(request, env)
          // Otherwise a kept-alive connection would delay the shutdown.
          if (!server.listening) response.headers.set('connection', 'close')
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
    server.once('error', (error: Error) => {
      reject(new ConfigurationError(`PORT ${port} can't be opened: ${error.message}.`))
    })
  })
}
