import type { BackendNotice } from '../../contract/backend'
import { notices } from '../../contract/messages'
import { createDatabaseConnector } from './databaseConnector'
import { type IndexedDbConnection, openIndexedDb } from './indexedDbTransaction'
import { createMemoryTransaction, usersByKey } from './memoryStore'
import { StorageError, StorageRefusedError, TransactionError } from './storageError'
import { createUserStore, type User, type UserStore } from './userStore'
import { withTimeout } from './withTimeout'

const DATABASE_NAME = 'frond-backend'

/** Less than the client waits for a reply, so that it is told why nothing came. */
const TIMEOUT_MS = 12_000

/** A store whose users can be read and replaced as a whole, for export and import. */
export interface BrowserStore extends UserStore {
  readAll: () => Promise<User[]>
  /** The seed's users stay registered where they are not among the new ones. */
  replaceAll: (users: readonly User[]) => Promise<void>
}

interface IndexedDbStoreOptions {
  seed: readonly User[]
  /** Called at most once with each notice. */
  notify?: ((notice: BackendNotice) => void) | undefined
  /** Milliseconds after which a database that does not open is given up. */
  timeout?: number
}

/**
 * The user store of the browser: accounts, carts, wishlists and addresses survive reloads and are
 * shared by tabs (Contract). A browser that forbids storage, or runs out of it, gets a copy in
 * memory of everything that was stored. If that can't be read, calls reject with a `StorageError`:
 * a copy without the shopper's account would sign the shopper out.
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
      // The connection may have been lost rather than the database.
      reset()
      return work(await getConnection())
    }
  }

  /** Everything that is stored. Rethrows the error of a call if that can't be known. */
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

  /** Works in the database, or with the users in memory once the browser refuses to store. */
  const withUsers = async <T>(
    stored: Work<T>,
    kept: (users: Map<string, User>) => T | Promise<T>,
  ): Promise<T> => {
    if (!inMemory) {
      try {
        return await inDatabase(stored)
      } catch (error) {
        if (!(error instanceof StorageError)) throw error
        inMemory ??= switchToMemory(error)
      }
    }
    return kept(await inMemory)
  }

  return {
    ...createUserStore((key, work) =>
      withUsers(
        (database) => database.transaction(key, work),
        (users) => createMemoryTransaction(users)(key, work),
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
