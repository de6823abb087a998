import type { BackendNotice } from '../../contract/messages'
import { notices } from '../../contract/messages'
import { createDatabaseConnector } from './databaseConnector'
import { type IndexedDbConnection, openIndexedDb } from './indexedDbTransaction'
import { createMemoryTransaction, usersByKey } from './memoryStore'
import { StorageError, StorageRefusedError, TransactionError } from './storageError'
import { createUserStore, type User, type UserStore } from './userStore'
import { withTimeout } from './withTimeout'

const DATABASE_NAME = 'frond-backend'

/** Shorter than the client's own timeout, so that the client receives the reason. */
const TIMEOUT_MS = 12_000

/** A store that can also export and import all its users. */
export interface BrowserStore extends UserStore {
  readAll: () => Promise<User[]>
  /** Replaces all users. Seeded users that aren't among the new ones stay registered. */
  replaceAll: (users: readonly User[]) => Promise<void>
}

interface IndexedDbStoreOptions {
  seed: readonly User[]
  /** Called at most once per notice. */
  notify?: ((notice: BackendNotice) => void) | undefined
  /** How long a call waits for the database to open, in milliseconds. */
  timeout?: number
}

/**
 * The browser's user store: accounts, carts, wishlists and addresses survive reloads and are shared
 * by tabs. If the browser forbids storage or runs out of it, the store continues with an
 * in-memory copy. If the stored data can't be read, calls reject with a `StorageError`, because a
 * copy without the shopper's account would log the shopper out.
 */
export function createIndexedDbStore({
  seed,
  notify,
  timeout = TIMEOUT_MS,
}: IndexedDbStoreOptions): BrowserStore {
  const seedUsers = usersByKey(seed)
  const notified = new Set<BackendNotice>()
  const notifyOnce = (notice: BackendNotice) => {
    if (notified.has(notice)) return
    notified.add(notice)
    notify?.(notice)
  }

  const { preconnect, getConnection, reset } = createDatabaseConnector({
    name: DATABASE_NAME,
    open: () =>
      openIndexedDb(DATABASE_NAME, seedUsers, () => {
        notifyOnce(notices.recordsSetAside)
      }),
    timeout,
  })
  preconnect()

  type Work<T> = (database: IndexedDbConnection) => Promise<T>
  const inDatabase = async <T>(work: Work<T>): Promise<T> => {
    const database = await getConnection()
    try {
      return await work(database)
    } catch (error) {
      if (!(error instanceof TransactionError)) throw error
      // Only the connection may have been lost.
      reset()
      return work(await getConnection())
    }
  }

  /** Reads everything that is stored. Rethrows the call's error if that fails. */
  const rescue = async (error: StorageError): Promise<User[]> => {
    if (error instanceof StorageRefusedError) return []
    if (!(error instanceof TransactionError)) throw error
    const database = await getConnection()
    return withTimeout(timeout, database.readAll(), error)
  }
  let inMemory: Promise<Map<string, User>> | undefined
  const switchToMemory = async (error: StorageError): Promise<Map<string, User>> => {
    try {
      const users = usersByKey(await rescue(error))
      notifyOnce(notices.memoryOnly)
      return new Map([...seedUsers, ...users])
    } catch (reason) {
      inMemory = undefined
      notifyOnce(notices.storageUnavailable)
      throw reason
    }
  }

  /** Runs in the database, or in memory once the browser has refused to store. */
  const withUsers = async <T>(
    stored: Work<T>,
    fallback: (users: Map<string, User>) => T | Promise<T>,
  ): Promise<T> => {
    if (!inMemory) {
      try {
        return await inDatabase(stored)
      } catch (error) {
        if (!(error instanceof StorageError)) throw error
        inMemory ??= switchToMemory(error)
      }
    }
    return fallback(await inMemory)
  }

  return {
    ...createUserStore((keys, work) =>
      withUsers(
        (database) => database.transaction(keys, work),
        (users) => createMemoryTransaction(users)(keys, work),
      ),
    ),
    readAll: () =>
      withUsers(
        async (database) => [
          ...new Map([...seedUsers, ...usersByKey(await database.readAll())]).values(),
        ],
        (users) => [...users.values()],
      ),
    replaceAll: (replacements) =>
      withUsers(
        (database) => database.replaceAll(replacements),
        (users) => {
          users.clear()
          for (const [key, user] of [...seedUsers, ...usersByKey(replacements)])
            users.set(key, user)
        },
      ),
  }
}
