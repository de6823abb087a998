import { clear, createStore, get, update as updateRecord, type UseStore } from 'idb-keyval'
import { delay } from 'msw'
import { type BackendNotice, notices } from '@/contract/messages'
import { HttpError } from '../respond'
import { createMemoryRecords, usersByKey } from './memoryStore'
import { readRecord, toRecord } from './storedRecord'
import { createUserStore, type User, type UserRecords, type UserStore } from './userStore'

/** How long a call waits for the database. The client waits longer, so that it receives the reason. */
const TIMEOUT_MS = 10_000

interface IndexedDbStoreOptions {
  seed: readonly User[]
  /** Keeps apart shops of one origin. */
  basePath?: string
  /** Called at most once per notice. */
  notify?: ((notice: BackendNotice) => void) | undefined
  timeout?: number
}

/** A call may fail until it has read the database; one that has failed mustn't change anything later. */
interface CallProgress {
  hasRead: boolean
  isTooLate: boolean
}

/** A store that can also restore the seed data. */
export interface BrowserStore extends UserStore {
  reset: () => Promise<void>
}

/**
 * The browser's user store: accounts, carts, wishlists and addresses survive reloads and are shared
 * by tabs. A user that the browser refuses to store is kept in memory. If the database doesn't respond,
 * calls fail, because a copy without the shopper's account would log the shopper out.
 */
export function createIndexedDbStore(options: IndexedDbStoreOptions): BrowserStore {
  const { seed, basePath = '/', notify, timeout = TIMEOUT_MS } = options
  const seedUsers = usersByKey(seed)
  /** The users as this page has read them last. */
  const known = usersByKey(seed)
  const refused = new Set<string>()
  const memory = createMemoryRecords(known)
  let store = connect(basePath)

  const notified = new Set<BackendNotice>()
  const notifyOnce = (notice: BackendNotice) => {
    if (!notified.has(notice)) notify?.(notice)
    notified.add(notice)
  }

  /** The database, as one call uses it. */
  const databaseFor = (progress: CallProgress): UserRecords => {
    const read = (key: string, record: unknown) => {
      if (progress.isTooLate) throw unavailable
      progress.hasRead = true
      const user = readRecord(record) ?? seedUsers.get(key)
      if (record !== undefined && !readRecord(record)) notifyOnce(notices.recordsUnreadable)
      if (user && !refused.has(key)) known.set(key, user)
      return user
    }
    return {
      get: async (key) => read(key, await get(idOf(key), store)),
      update: async (key, change) => {
        let changed: User | undefined
        const replace = (record: unknown) => {
          changed = change(read(key, record))
          return changed && toRecord(changed)
        }
        await updateRecord(idOf(key), replace, store)
        return changed
      },
    }
  }

  /** Works in the database or, for a user that the browser refuses to store, in memory. */
  const withUser = async <T>(key: string, work: (users: UserRecords) => Promise<T>) => {
    if (refused.has(key)) return work(memory)
    const progress: CallProgress = { hasRead: false, isTooLate: false }
    const database = databaseFor(progress)
    const again = (error: unknown) => {
      if (!isOfDatabase(error) || isRefusal(error)) throw error
      // The connection may have been lost.
      store = connect(basePath)
      return work(database)
    }
    const working = work(database).catch(again)
    const timedOut = delay(timeout).then(() => {
      progress.isTooLate = !progress.hasRead
      return progress.isTooLate ? Promise.reject(unavailable) : working
    })
    try {
      return await Promise.race([working, timedOut])
    } catch (error) {
      if (isRefusal(error)) {
        notifyOnce(notices.memoryOnly)
        refused.add(key)
        return work(memory)
      }
      if (error !== unavailable && !isOfDatabase(error)) throw error
      notifyOnce(notices.storageUnavailable)
      throw unavailable
    }
  }

  return {
    ...createUserStore({
      get: (key) => withUser(key, (users) => users.get(key)),
      update: (key, change) => withUser(key, (users) => users.update(key, change)),
    }),
    reset: async () => {
      refused.clear()
      known.clear()
      for (const [key, user] of seedUsers) known.set(key, user)
      try {
        await clear(store)
      } catch (error) {
        // Where the browser refuses to store, all there was is the copy in memory.
        if (!isRefusal(error)) throw error
      }
    },
  }
}

const idOf = (key: string) => ['user', key]
const unavailable = new HttpError(503, notices.storageUnavailable)

/**
 * Aborts a transaction whose page is left. Safari would suspend it with the page in the back/forward
 * cache, and it would block those of every later page. Back on the page, the call is repeated.
 */
function connect(basePath: string): UseStore {
  const store = createStore(`frond-backend:${basePath}`, 'users')
  return (mode, work) =>
    store(mode, async (records) => {
      const abort = () => {
        try {
          records.transaction.abort()
        } catch {
          // It has just ended.
        }
      }
      globalThis.addEventListener('pagehide', abort)
      try {
        return await work(records)
      } finally {
        globalThis.removeEventListener('pagehide', abort)
      }
    })
}

/** False for an error of the call itself. An aborted transaction has none. */
function isOfDatabase(error: unknown): boolean {
  return error === null || error instanceof DOMException || !canStore()
}

/** True if the browser forbids storage or has run out of it, false if the database failed this time. */
function isRefusal(error: unknown): boolean {
  // A `NotFoundError` means that the database is another program's.
  const refusals = ['SecurityError', 'QuotaExceededError', 'NotFoundError']
  return !canStore() || (error instanceof DOMException && refusals.includes(error.name))
}

/** Chromium reports the same error for blocked storage and for a failing disk, but not of local storage. */
function canStore(): boolean {
  try {
    globalThis.localStorage.getItem('')
    return Boolean(globalThis.indexedDB)
  } catch {
    return false
  }
}
