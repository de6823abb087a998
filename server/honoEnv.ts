import type { HttpBindings } from '@hono/node-server'

/** The context of the server's Hono app. */
export interface HonoEnv {
  Bindings: HttpBindings
}
