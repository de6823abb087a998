import { delay } from 'msw'
import type { BackendNotice } from '../../contract/backend'
import { notices } from '../../contract/messages'
import { connectIndexedDb, StorageError } from './indexedDbTransaction'
import { createMemoryTransaction, usersByKey } from './memoryStore'
import { createUserStore, type Transaction, type User, type UserStore } from './userStore'

const DATABASE_NAME = 'frond-backend'

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
 * shared by tabs (Contract). When the browser refuses to store, the page goes on in memory with
 * everything that can still be read.
 */
export function createIndexedDbStore({
  seed,
  notify,
  timeout = 3000,
}: IndexedDbStoreOptions): BrowserStore {
  const seedUsers = usersByKey(seed)
  const notified = new Set<BackendNotice>()
  const notifyOnce = (notice: BackendNotice) => {
    if (notified.has(notice)) return
    notified.add(notice)
    notify?.(notice)
  }

  const connect = () =>
    connectIndexedDb(DATABASE_NAME, seedUsers, () => {
      notifyOnce(notices.recordsSetAside)
    })
  let database = connect()
  // A database that hangs does so while it opens; later calls need no timeout.
  const opened = withTimeout(timeout, database.open())
  // Reported to whoever calls first; nobody may ever call.
  opened.catch(() => undefined)

  const inDatabase: Transaction = async (key, work) => {
    await opened
    try {
      return await database.transaction(key, work)
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      // The connection may have been lost, not the database.
      database = connect()
      return database.transaction(key, work)
    }
  }

  const switchToMemory = async (): Promise<Map<string, User>> => {
    const rescued = await opened
      .then(() => withTimeout(timeout, database.readAll()))
      .catch(() => [])
    notifyOnce(notices.memoryOnly)
    return new Map([...seedUsers, ...usersByKey(rescued)])
  }
  let inMemory: Promise<Map<string, User>> | undefined

  /** Works in the database, or with the users in memory once the browser refuses to store. */
  const withUsers = async <T>(
    stored: () => Promise<T>,
    kept: (users: Map<string, User>) => T | Promise<T>,
  ): Promise<T> => {
    if (!inMemory) {
      try {
        return await stored()
      } catch (error) {
        if (!(error instanceof StorageError)) throw error
        inMemory ??= switchToMemory()
      }
    }
    return kept(await inMemory)
  }

  return {
    ...createUserStore((key, work) =>
      withUsers(
        () => inDatabase(key, work),
        (users) => createMemoryTransaction(users)(key, work),
      ),
    ),
    readAll: () =>
      withUsers(
        async () => [...new Map([...seedUsers, ...usersByKey(await database.readAll())]).values()],
        (users) => [...users.values()],
      ),
    replaceAll: (replacements) =>
      withUsers(
        () => database.replaceAll(replacements),
        (users) => {
          users.clear()
          for (const [key, user] of [...seedUsers, ...usersByKey(replacements)])
            users.set(key, user)
        },
      ),
  }
}

/**
 * Gives up `work` after some time, in ten steps: in a page that was frozen meanwhile the timer is
 * due at once, which must not come before an answer that is already there.
 */
async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const state = { isDone: false }
  const timedOut = async (): Promise<never> => {
    for (let step = 0; step < 10 && !state.isDone; step += 1) await delay(milliseconds / 10)
    throw new StorageError('The database of the browser does not answer.')
  }
  try {
    return await Promise.race([work, timedOut()])
  } finally {
    state.isDone = true
  }
}
