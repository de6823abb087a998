import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { notices } from '../../contract/messages'
import { TransactionError } from './storageError'
import { readRecord, toRecord } from './storedRecord'
import { type Transaction, type TransactionResult, type User, userKey } from './userStore'

const userRecord = (key: string) => ['user', key]
// An empty array sorts after every string.
const everyUserRecord = () => IDBKeyRange.bound(['user'], ['user', []])

export interface IndexedDbConnection {
  transaction: Transaction
  readAll: () => Promise<User[]>
  replaceAll: (users: readonly User[]) => Promise<void>
}

/** Opens the users' database. Calls `onSetAside` for each record that can't be read. */
export async function openIndexedDb(
  name: string,
  seed: ReadonlyMap<string, User>,
  onSetAside: () => void,
): Promise<IndexedDbConnection> {
  const store = createStore(name, 'users')
  await store('readonly', ({ transaction }) => {
    transaction.commit()
  })
  const inTurn = createTurns()
  const withStore: UseStore = async (mode, work) => {
    try {
      return await inTurn(() => store(mode, work))
    } catch (cause) {
      throw new TransactionError(notices.storageUnavailable, { cause })
    }
  }

  return {
    transaction: async (keys, work) => {
      const outcome = await withStore('readwrite', async (records) => {
        const { key, found } = await findRecord(records, keys)
        const { user, unreadable } = readRecord(found)
        if (unreadable) {
          records.put(found, ['setAside', key, Date.now()])
          records.delete(userRecord(key))
        }
        const outcome = attempt(work, user ?? keys.flatMap((known) => seed.get(known) ?? [])[0])
        const { write } = outcome.result ?? {}
        if (write) {
          const isStored = user !== undefined
          records.put(toRecord(write), userRecord(isStored ? key : userKey(write.email)))
        }
        await committed(records.transaction)
        if (unreadable) onSetAside()
        return outcome
      })
      if (!outcome.result) throw outcome.error
      return outcome.result.answer
    },
    readAll: async () => {
      const records: unknown[] = await withStore('readonly', (store) => {
        const found = promisifyRequest(store.getAll(everyUserRecord()))
        store.transaction.commit()
        return found
      })
      return records.flatMap((record) => readRecord(record).user ?? [])
    },
    replaceAll: (users) =>
      withStore('readwrite', (store) => {
        store.delete(everyUserRecord())
        for (const user of users) store.put(toRecord(user), userRecord(userKey(user.email)))
        return committed(store.transaction)
      }),
  }
}

/**
 * Runs a page's transactions one after another, as the database would. Safari can't abort one that is
 * queued in the database when the page is left (see `abortIfSuspended`).
 */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** The record under the first key that has one. */
async function findRecord(records: IDBObjectStore, keys: readonly string[]) {
  const [first = '', ...others] = keys
  for (const key of [first, ...others]) {
    const found: unknown = await abortIfSuspended(records.get(userRecord(key)))
    if (found !== undefined) return { key, found }
  }
  return { key: first, found: undefined }
}

/** Ends a transaction without waiting for its requests' events, which a suspended page doesn't get. */
function committed(transaction: IDBTransaction): Promise<void> {
  const done = promisifyRequest(transaction)
  transaction.commit()
  return done
}

/**
 * Resolves to the request's result, unless the page enters the back/forward cache first: that aborts the
 * transaction. Safari would suspend it with its page, and it would block those of every later page.
 * Back on the page, the call is repeated.
 */
async function abortIfSuspended<T>(request: IDBRequest<T>): Promise<T> {
  const { transaction } = request
  const abort = () => transaction?.abort()
  globalThis.addEventListener('pagehide', abort)
  try {
    return await promisifyRequest(request)
  } finally {
    globalThis.removeEventListener('pagehide', abort)
  }
}

type Outcome<T> = { result: TransactionResult<T> } | { result?: never; error: unknown }

/** Returns an error of `work` as a value, so that it isn't mistaken for a storage failure. */
function attempt<T>(
  work: (found: User | undefined) => TransactionResult<T>,
  found: User | undefined,
): Outcome<T> {
  try {
    return { result: work(found) }
  } catch (error) {
    return { error }
  }
}
