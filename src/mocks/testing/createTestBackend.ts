import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { createCorsHandlers } from '../cors'
import { createMemoryStore } from '../db/memoryStore'
import { emptyUserData, type User } from '../db/userStore'
import type { HandlerOptions } from '../handlers/createHandlers'
import { restartScenario } from '../scenarios/callFails'
import { users as seedUsers } from '../seeds/users'
import { createTokens, MOCK_SECRET } from '../token'

export interface TestBackendOptions extends Omit<HandlerOptions, 'store' | 'notify'> {
  /** The users registered at the start of every test. Default: the demo user. */
  users?: readonly User[]
  /** Handlers of other calls. They come first, so they can also replace some of the backend's. */
  handlers?: readonly RequestHandler[]
}

const createNewcomer = (): User => ({
  _id: 'ravi-nair',
  firstName: 'Ravi',
  lastName: 'Nair',
  email: 'ravi.nair@frond.example',
  password: 'Fern-and-Moss-7',
  createdAt: '2026-02-01T10:00:00+05:30',
  updatedAt: '2026-02-01T10:00:00+05:30',
  ...emptyUserData(),
})

/** MSW intercepts the calls of a process, or of a test file in Jest and Vitest, for one server. */
let listening: object | undefined

export type TestBackend = ReturnType<typeof createTestBackend>

/**
 * Creates a backend for tests in Node, with Jest or Vitest. It responds to every `fetch` of `/api`,
 * on any origin, without delay, and keeps its users in memory.
 */
export function createTestBackend({
  users = seedUsers,
  latency = 0,
  clock = () => new Date(),
  secret = MOCK_SECRET,
  plants,
  handlers = [],
  ...options
}: TestBackendOptions = {}) {
  const store = createMemoryStore(users)
  const tokens = createTokens(secret, clock)
  const server = setupServer(
    ...handlers,
    // A copy, so that a test that changes its products doesn't change those of the next.
    ...createCorsHandlers({
      ...options,
      plants: structuredClone(plants),
      store,
      latency,
      clock,
      secret,
    }),
  )

  const tokenFor = async (email: string): Promise<string> => {
    const user = await store.get(email)
    if (!user) throw new Error(`The backend knows no user with the email '${email}'.`)
    return tokens.issue(user)
  }

  return {
    /** MSW's server: `backend.server.use(cartAddFails())`. */
    server,
    store,

    /** For `beforeAll`. Throws an error if another test backend listens. */
    listen: (...options: Parameters<typeof server.listen>): void => {
      if (listening && listening !== server)
        throw new Error(
          'Another test backend is listening, and MSW intercepts calls for one at a time. Close it ' +
            'first, or pass your own handlers: createTestBackend({ handlers }).',
        )
      listening = server
      server.listen(...options)
    },

    /** For `afterEach`: restores the stored data, the handlers and the scenarios. */
    reset: (): void => {
      store.reset()
      server.listHandlers().forEach(restartScenario)
      server.resetHandlers()
    },

    /** For `afterAll`. */
    close: (): void => {
      if (listening === server) listening = undefined
      server.close()
    },

    /** Issues a token as login would. */
    tokenFor,

    /** Stores a user directly and logs it in. */
    signUp: async (fields: Partial<User> = {}): Promise<{ user: User; token: string }> => {
      const user = { ...createNewcomer(), ...fields }
      if (!(await store.create(user))) throw new Error(`'${user.email}' is already registered.`)
      return { user, token: await tokenFor(user.email) }
    },
  }
}
