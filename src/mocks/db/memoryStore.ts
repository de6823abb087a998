import * as v from 'valibot'
import type { UserStore } from './userStore'
import { createUserStore, type User, userKey, type UserRecords, UserSchema } from './userStore'

export interface MemoryStore extends UserStore {
  /** Restores the seed data. */
  reset: () => void
}

export function createMemoryRecords(users: Map<string, User>): UserRecords {
  const find = (key: string) => {
    const found = users.get(key)
    return found && copyOf(found)
  }
  return {
    get: (key) => Promise.resolve(find(key)),
    // An error thrown by `change` must reject the call, as in a database.
    update: (key, change) =>
      new Promise((resolve) => {
        const changed = change(find(key))
        if (changed) users.set(key, copyOf(changed))
        resolve(changed)
      }),
  }
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
    ...createUserStore(createMemoryRecords(users)),
    reset: () => {
      users.clear()
      for (const [key, user] of usersByKey(seeded)) users.set(key, user)
    },
  }
}
