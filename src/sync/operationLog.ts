import { createStore, del, entries, set, type UseStore } from 'idb-keyval'

/** Milliseconds after which a database that does not answer is no longer waited for. */
const TIMEOUT_MS = 3000

/** In how many parts the timeout passes: a frozen tab finds one overdue when it goes on, not all. */
const TICKS = 6

/** What every saved operation has; each feature adds the rest of its own kinds. */
export interface PendingOperation {
  id: string
  /** The email of the shopper whose operation it is. */
  user: string
  kind: string
}

/**
 * What takes more than one request, saved before the first and removed after the last, so that a
 * reload, a logout or a lost connection between them loses nothing: a write-ahead log, kept for
 * each user beyond the session. What the browser's database does not take lives as long as the page.
 *
 * @param isKnown recognises the operations that the features have registered
 */
export function createOperationLog(
  isKnown: (entry: unknown) => entry is PendingOperation,
  timeout = TIMEOUT_MS,
) {
  const memoryFallback = new Map<string, PendingOperation>()
  const database = createStore('frond-operations', 'operations')
  let hasTimedOut = false

  /**
   * Resolves to what the database answers, or to `otherwise` when it refuses or is silent. After a
   * silence nothing is waited for until it speaks again; every request reaches it all the same.
   */
  async function query<T>(request: (database: UseStore) => Promise<T>, otherwise: T): Promise<T> {
    let timer: ReturnType<typeof setInterval> | undefined
    const silence = new Promise<T>((resolve) => {
      let ticks = 0
      const tick = () => {
        ticks += 1
        if (ticks < TICKS) return
        hasTimedOut = true
        resolve(otherwise)
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
      return otherwise
    } finally {
      clearInterval(timer)
    }
  }

  return {
    async save(operation: PendingOperation): Promise<void> {
      const { id } = operation
      memoryFallback.set(id, operation)
      await query(async (store) => {
        await set(id, operation, store)
        // However late it is stored: another tab may remove it there.
        if (memoryFallback.get(id) === operation) memoryFallback.delete(id)
      }, undefined)
    },
    async remove({ id }: PendingOperation): Promise<void> {
      memoryFallback.delete(id)
      await query((store) => del(id, store), undefined)
    },
    async listForUser(user: string): Promise<PendingOperation[]> {
      const stored = await query((store) => entries<string, unknown>(store), [])
      // What is no operation (damaged, of a later version) is left where it is and not acted on.
      return [...new Map([...stored, ...memoryFallback]).values()]
        .filter(isKnown)
        .filter((operation) => operation.user === user)
    },
  }
}
