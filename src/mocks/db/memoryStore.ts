import * as v from 'valibot'
import {
  createUserStore,
  type Transaction,
  type User,
  userKey,
  UserSchema,
  type UserStore,
} from './userStore'

export interface MemoryStore extends UserStore {
  /** Restores the seed data. */
  reset: () => void
}

export function createMemoryTransaction(users: Map<string, User>): Transaction {
  return (keys, work) =>
    // An error thrown by `work` must reject the call, as in a database.
    new Promise((resolve) => {
      const key = keys.find((candidate) => users.has(candidate))
      const found = key === undefined ? undefined : users.get(key)
      const { write, answer } = work(found && copyOf(found))
      if (write) users.set(key ?? userKey(write.email), copyOf(write))
      resolve(answer)
    })
}

/**
 * Copies a user as a database would, so that nobody else's changes reach the store. Unlike
 * `structuredClone`, JSON creates objects of the realm that the caller is in.
 */
function copyOf(user: User): User {
  return v.parse(UserSchema, JSON.parse(JSON.stringify(user)))
}

export function usersByKey(users: readonly User[]): Map<string, User> {
  return new Map(users.map((user) => [userKey(user.email), user]))
}

/** An in-memory user store, which lasts as long as the page or the test. */
export function createMemoryStore(seed: readonly User[]): MemoryStore {
  const seeded = seed.map(copyOf)
  const users = usersByKey(seeded)
  return {
    ...createUserStore(createMemoryTransaction(users)),
    reset: () => {
      users.clear()
      for (const [key, user] of usersByKey(seeded)) users.set(key, user)
    },
  }
}
