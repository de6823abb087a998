import type { HttpBindings } from '@hono/node-server'

/** What a context of the server's Hono app holds. */
export interface HonoEnv {
  Bindings: HttpBindings
}
