import { createUserStore, type Transaction, type User, userKey, type UserStore } from './userStore'

export interface MemoryStore extends UserStore {
  /** Restores the seed data. */
  reset: () => void
}

export function createMemoryTransaction(users: Map<string, User>): Transaction {
  return (keys, work) =>
    // An error thrown by `work` must reject the call, as in a database.
    new Promise((resolve) => {
      const key = keys.find((candidate) => users.has(candidate))
      const { write, answer } = work(key === undefined ? undefined : users.get(key))
      if (write) users.set(key ?? userKey(write.email), write)
      resolve(answer)
    })
}

export function usersByKey(users: readonly User[]): Map<string, User> {
  return new Map(users.map((user) => [userKey(user.email), user]))
}

/** An in-memory user store, which lasts as long as the page or the test. */
export function createMemoryStore(seed: readonly User[]): MemoryStore {
  const users = usersByKey(seed)
  return {
    ...createUserStore(createMemoryTransaction(users)),
    reset: () => {
      users.clear()
      for (const [key, user] of usersByKey(seed)) users.set(key, user)
    },
  }
}
