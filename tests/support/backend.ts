import { setupServer } from 'msw/node'
import { createMemoryStore } from '../../src/mocks/db/memoryStore'
import type { User } from '../../src/mocks/db/userStore'
import { createHandlers } from '../../src/mocks/handlers'
import { users } from '../../src/mocks/seeds/users'
import { createTokens, MOCK_SECRET } from '../../src/mocks/token'

const clock = () => new Date()
const tokens = createTokens(MOCK_SECRET, clock)
const store = createMemoryStore(users)

const newcomer: User = {
  _id: 'ravi-nair',
  firstName: 'Ravi',
  lastName: 'Nair',
  email: 'ravi.nair@frond.example',
  password: 'Fern-and-Moss-7',
  createdAt: '2026-02-01T10:00:00+05:30',
  updatedAt: '2026-02-01T10:00:00+05:30',
  cart: [],
  wishlist: [],
  address: [],
}

async function tokenFor(email: string): Promise<string> {
  const user = await store.get(email)
  if (!user) throw new Error(`The backend knows no user with the email '${email}'.`)
  return tokens.issue(user)
}

/** The backend of the tests: answers at once and forgets everything between tests. */
export const backend = {
  server: setupServer(...createHandlers({ store, clock, latency: 0 })),
  store,

  /** A token as login would issue it. */
  tokenFor,

  /** Puts a user into the store, past the calls, and logs it in. */
  signUp: async (fields: Partial<User> = {}): Promise<{ user: User; token: string }> => {
    const user = { ...newcomer, ...fields }
    if (!(await store.create(user))) throw new Error(`'${user.email}' is already registered.`)
    return { user, token: await tokenFor(user.email) }
  },

  reset: store.reset,
}
