import { setupServer } from 'msw/node'
import { createMemoryStore } from '../db/memoryStore'
import { emptyUserData, type User } from '../db/userStore'
import { createHandlers, type HandlerOptions } from '../handlers'
import { users as seedUsers } from '../seeds/users'
import { createTokens, MOCK_SECRET } from '../token'

export interface TestBackendOptions extends Omit<HandlerOptions, 'store' | 'notify'> {
  /** The users registered at the start of every test. Default: the demo user. */
  users?: readonly User[]
}

const newcomer: User = {
  _id: 'ravi-nair',
  firstName: 'Ravi',
  lastName: 'Nair',
  email: 'ravi.nair@frond.example',
  password: 'Fern-and-Moss-7',
  createdAt: '2026-02-01T10:00:00+05:30',
  updatedAt: '2026-02-01T10:00:00+05:30',
  ...emptyUserData(),
}

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
  ...options
}: TestBackendOptions = {}) {
  const store = createMemoryStore(users)
  const tokens = createTokens(secret, clock)
  const server = setupServer(...createHandlers({ ...options, store, latency, clock, secret }))

  const tokenFor = async (email: string): Promise<string> => {
    const user = await store.get(email)
    if (!user) throw new Error(`The backend knows no user with the email '${email}'.`)
    return tokens.issue(user)
  }

  return {
    /** MSW's server: `backend.server.use(cartAddFails())`. */
    server,
    store,

    /** For `beforeAll`. */
    listen: server.listen.bind(server),

    /** For `afterEach`: resets the stored data and the scenarios. */
    reset: (): void => {
      store.reset()
      server.resetHandlers()
    },

    /** For `afterAll`. */
    close: server.close.bind(server),

    /** Issues a token as login would. */
    tokenFor,

    /** Stores a user directly and logs it in. */
    signUp: async (fields: Partial<User> = {}): Promise<{ user: User; token: string }> => {
      const user = { ...newcomer, ...fields }
      if (!(await store.create(user))) throw new Error(`'${user.email}' is already registered.`)
      return { user, token: await tokenFor(user.email) }
    },
  }
}
