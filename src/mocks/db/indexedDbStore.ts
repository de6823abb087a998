import type { BackendNotice } from '../../contract/backend'
import { notices } from '../../contract/messages'
import { connectIndexedDb, StorageError } from './indexedDbExchange'
import { createMemoryExchange, usersByKey } from './memoryStore'
import { createUserStore, type Exchange, type User, type UserStore } from './userStore'

interface IndexedDbStoreOptions {
  seed: readonly User[]
  /** Called at most once with each notice. */
  notify?: ((notice: BackendNotice) => void) | undefined
  databaseName?: string
  /** Milliseconds after which a database that does not open is given up. */
  patience?: number
}

/**
 * The user store of the browser: accounts, carts, wishlists and addresses survive reloads and are
 * shared by tabs (Contract). When the browser refuses to store, memory takes over until the page
 * is closed, with everything that can still be read.
 */
export function createIndexedDbStore({
  seed,
  notify,
  databaseName = 'frond-backend',
  patience = 3000,
}: IndexedDbStoreOptions): UserStore {
  const seedUsers = usersByKey(seed)
  const told = new Set<BackendNotice>()
  const tell = (notice: BackendNotice) => {
    if (told.has(notice)) return
    told.add(notice)
    notify?.(notice)
  }

  const connect = () =>
    connectIndexedDb(databaseName, seedUsers, () => {
      tell(notices.recordsSetAside)
    })
  let database = connect()
  // A database that hangs does so while it opens. Later calls carry no timer: in a tab that was
  // frozen, it would fire before the answer that is already there.
  const opened = within(patience, database.open())
  // Heard of by whoever calls first; nobody may ever call.
  opened.catch(() => undefined)

  const lasting: Exchange = async (key, step) => {
    await opened
    try {
      return await database.exchange(key, step)
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      // The connection may have been lost, not the database.
      database = connect()
      return database.exchange(key, step)
    }
  }

  const takeOver = async (): Promise<Exchange> => {
    const rescued = await opened.then(() => within(patience, database.readAll())).catch(() => [])
    tell(notices.memoryOnly)
    return createMemoryExchange(new Map([...seedUsers, ...usersByKey(rescued)]))
  }
  let memory: Promise<Exchange> | undefined

  return createUserStore(async (key, step) => {
    if (!memory) {
      try {
        return await lasting(key, step)
      } catch (error) {
        if (!(error instanceof StorageError)) throw error
        memory ??= takeOver()
      }
    }
    const exchange = await memory
    return exchange(key, step)
  })
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new StorageError('The database of the browser does not answer.'))
    }, milliseconds)
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
    })
  })
}
