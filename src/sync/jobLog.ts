import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import * as v from 'valibot'

/** Timeout for the database, in ms. */
const TIMEOUT_MS = 3000

/** Number of ticks the timeout is split into: when a frozen tab resumes, one is overdue, not all of them. */
const TICKS = 6

/**
 * Undos that an earlier version saved. They contain an address, and an item that the shopper has
 * seen removed mustn't reappear.
 */
const Retired = v.object({
  kind: v.picklist(['restoreLines', 'restoreWishlistItem', 'restoreAddress']),
})

/** What every job has; each feature adds the rest of its own kinds. */
const JobSchema = v.looseObject({
  id: v.string(),
  /** The email of the shopper whose job it is. */
  user: v.string(),
  kind: v.string(),
})
export interface Job {
  id: string
  user: string
  kind: string
}

/** One user's unfinished jobs. */
export interface UserJobs {
  jobs: Job[]
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
 * The jobs in the browser's database: each is saved before its first request and removed after its
 * last, so that a reload, a logout or a lost connection loses nothing. Jobs outlive the session. If
 * the database can't store a job, the page remembers it.
 */
export function createJobLog(timeout = TIMEOUT_MS) {
  /** Writes that the database has not confirmed, by id; undefined for a removal. */
  const unconfirmed = new Map<string, Job | undefined>()
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

  async function write(id: string, job: Job | undefined): Promise<void> {
    unconfirmed.set(id, job)
    await query(async (store) => {
      await (job ? set(id, job, store) : del(id, store))
      // Once it's confirmed, however late, other tabs may change it.
      if (unconfirmed.get(id) === job) unconfirmed.delete(id)
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
    save: (job: Job) => write(job.id, job),
    remove: ({ id }: Job) => write(id, undefined),
    /** The jobs that are unfinished at the moment of the call. */
    async listForUser(user: string): Promise<UserJobs> {
      const remembered = new Map(unconfirmed)
      const stored = await readDatabase()
      for (const [id, entry] of stored ?? []) if (v.is(Retired, entry)) void write(id, undefined)
      const latest = [...new Map([...(stored ?? []), ...remembered])].map(([id, entry]) =>
        unconfirmed.has(id) ? unconfirmed.get(id) : entry,
      )
      return {
        jobs: latest.filter((entry) => v.is(JobSchema, entry)).filter((job) => job.user === user),
        isComplete: stored !== undefined,
      }
    },
  }
}

export type JobLog = ReturnType<typeof createJobLog>
