import { createStore, del, entries, set, type UseStore } from 'idb-keyval'

declare module '../store/types' {
  interface Services {
    operationLog: ReturnType<typeof createOperationLog>
  }
}

/** Milliseconds after which a database that doesn't answer is no longer waited for. */
const TIMEOUT_MS = 3000

/** Number of ticks the timeout is split into: when a frozen tab resumes, one is overdue, not all of them. */
const TICKS = 6

/** What every saved operation has; each feature adds the rest of its own kinds. */
export interface PendingOperation {
  id: string
  /** The email of the shopper whose operation it is. */
  user: string
  kind: string
}

/** What the log knows of one user's operations. */
export interface PendingOperations {
  operations: PendingOperation[]
  /** False if the database could not be read: more may be pending than what this page remembers. */
  isComplete: boolean
}

function hasIndexedDb(): boolean {
  try {
    // A browser that blocks storage may have none, or null, or a getter that throws.
    return Boolean(Reflect.get(globalThis, 'indexedDB'))
  } catch {
    return false
  }
}

/** True if the browser forbids storage, so that nothing can have been stored. */
function isForbidden(error: unknown): boolean {
  return !hasIndexedDb() || (error instanceof Error && error.name === 'SecurityError')
}

/**
 * A store whose transactions commit as soon as they have made their requests. Safari keeps a page with a
 * pending transaction in its back/forward cache, and that transaction would block those of every later
 * page.
 */
function createCommittingStore(...names: Parameters<typeof createStore>): UseStore {
  const withStore = createStore(...names)
  return (mode, work) =>
    withStore(mode, (store) => {
      const done = work(store)
      store.transaction.commit()
      return done
    })
}

/**
 * A write-ahead log of operations that take several requests: each is saved before its first
 * request and removed after its last, so that a reload, a logout or a lost connection loses
 * nothing. It's kept per user, beyond the session. If the database can't store an operation, the
 * page remembers it.
 *
 * @param isKnown recognises the operations that the features have registered
 */
export function createOperationLog(
  isKnown: (entry: unknown) => entry is PendingOperation,
  timeout = TIMEOUT_MS,
) {
  /** Writes that the database has not confirmed, by id; undefined for a removal. */
  const unconfirmed = new Map<string, PendingOperation | undefined>()
  const database = createCommittingStore('frond-operations', 'operations')
  let hasTimedOut = false

  /**
   * Resolves to the database's reply, or to undefined if it fails or times out. After a timeout,
   * requests are sent without waiting, until the database replies again.
   */
  async function query<T>(request: (database: UseStore) => Promise<T>): Promise<T | undefined> {
    let timer: ReturnType<typeof setInterval> | undefined
    const silence = new Promise<undefined>((resolve) => {
      let ticks = 0
      const tick = () => {
        ticks += 1
        if (ticks < TICKS) return
        hasTimedOut = true
        resolve(undefined)
      }
      timer = setInterval(tick, hasTimedOut ? 0 : timeout / TICKS)
    })
    const ask = async () => {
      const answer = await request(database)
      hasTimedOut = false
      return answer
    }
    try {
      return await Promise.race([ask(), silence])
    } catch {
      return undefined
    } finally {
      clearInterval(timer)
    }
  }

  async function write(id: string, operation: PendingOperation | undefined): Promise<void> {
    unconfirmed.set(id, operation)
    await query(async (store) => {
      await (operation ? set(id, operation, store) : del(id, store))
      // Once it's confirmed, however late, other tabs may change it.
      if (unconfirmed.get(id) === operation) unconfirmed.delete(id)
    })
  }

  /** Everything in the database; undefined if it can't be read now. */
  const readDatabase = () =>
    query(async (store) => {
      try {
        return await entries<string, unknown>(store)
      } catch (error) {
        if (isForbidden(error)) return []
        throw error
      }
    })

  return {
    save: (operation: PendingOperation) => write(operation.id, operation),
    remove: ({ id }: PendingOperation) => write(id, undefined),
    /** The operations that are pending at the moment of the call. */
    async listForUser(user: string): Promise<PendingOperations> {
      const remembered = new Map(unconfirmed)
      const stored = await readDatabase()
      const latest = [...new Map([...(stored ?? []), ...remembered])].map(([id, operation]) =>
        unconfirmed.has(id) ? unconfirmed.get(id) : operation,
      )
      return {
        // Ignores damaged entries and those of a later version, which stay stored.
        operations: latest.filter(isKnown).filter((operation) => operation.user === user),
        isComplete: stored !== undefined,
      }
    },
  }
}
