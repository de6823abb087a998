import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { readRecord, toRecord } from './storedRecord'
import { type Transaction, type TransactionResult, type User, userKey } from './userStore'

const userRecord = (key: string) => ['user', key]
// An empty array sorts after every string.
const everyUserRecord = () => IDBKeyRange.bound(['user'], ['user', []])

/** The database failed, as opposed to work that threw. */
export class StorageError extends Error {}

export interface IndexedDbConnection {
  transaction: Transaction
  open: () => Promise<void>
  readAll: () => Promise<User[]>
  replaceAll: (users: readonly User[]) => Promise<void>
}

/** Users in IndexedDB; `onSetAside` is called when a record could not be read. */
export function connectIndexedDb(
  name: string,
  seed: ReadonlyMap<string, User>,
  onSetAside: () => void,
): IndexedDbConnection {
  const store = createStore(name, 'users')
  // Async, since a browser without IndexedDB throws right away.
  const withStore: UseStore = async (mode, work) => {
    try {
      return await store(mode, work)
    } catch (cause) {
      throw new StorageError('The database of the browser failed.', { cause })
    }
  }

  return {
    transaction: async (key, work) => {
      const outcome = await withStore('readwrite', async (records) => {
        const found: unknown = await promisifyRequest(records.get(userRecord(key)))
        const { user, unreadable } = readRecord(found)
        if (unreadable) {
          records.put(found, ['setAside', key, Date.now()])
          records.delete(userRecord(key))
        }
        const outcome = attempt(work, user ?? seed.get(key))
        if (outcome.result?.write) records.put(toRecord(outcome.result.write), userRecord(key))
        await promisifyRequest(records.transaction)
        if (unreadable) onSetAside()
        return outcome
      })
      if (!outcome.result) throw outcome.error
      return outcome.result.answer
    },
    open: () => withStore('readonly', () => undefined),
    readAll: async () => {
      const records: unknown[] = await withStore('readonly', (store) =>
        promisifyRequest(store.getAll(everyUserRecord())),
      )
      return records.flatMap((record) => readRecord(record).user ?? [])
    },
    replaceAll: (users) =>
      withStore('readwrite', (store) => {
        store.delete(everyUserRecord())
        for (const user of users) store.put(toRecord(user), userRecord(userKey(user.email)))
        return promisifyRequest(store.transaction)
      }),
  }
}

type Outcome<T> = { result: TransactionResult<T> } | { result?: never; error: unknown }

/** What `work` throws is carried out of the transaction, lest it look like a storage failure. */
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
