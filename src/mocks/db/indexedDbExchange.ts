import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { readRecord, toRecord } from './storedRecord'
import type { Exchange, Step, User } from './userStore'

const userRecord = (key: string) => ['user', key]
// An empty array sorts after every string.
const everyUserRecord = () => IDBKeyRange.bound(['user'], ['user', []])

/** The database failed, as opposed to a step that refused. */
export class StorageError extends Error {}

export interface IndexedDbConnection {
  exchange: Exchange
  open: () => Promise<void>
  readAll: () => Promise<User[]>
}

/** Runs every exchange in one transaction of IndexedDB. */
export function connectIndexedDb(
  name: string,
  seed: ReadonlyMap<string, User>,
  onSetAside: () => void,
): IndexedDbConnection {
  const store = createStore(name, 'users')
  // Async, since a browser without IndexedDB throws right away.
  const inTransaction: UseStore = async (mode, work) => {
    try {
      return await store(mode, work)
    } catch (cause) {
      throw new StorageError('The database of the browser failed.', { cause })
    }
  }

  return {
    exchange: async (key, step) => {
      const outcome = await inTransaction('readwrite', async (records) => {
        const found: unknown = await promisifyRequest(records.get(userRecord(key)))
        const { user, unreadable } = readRecord(found)
        if (unreadable) {
          records.put(found, ['setAside', key, Date.now()])
          records.delete(userRecord(key))
        }
        const outcome = attempt(step, user ?? seed.get(key))
        if (outcome.step?.write) records.put(toRecord(outcome.step.write), userRecord(key))
        await promisifyRequest(records.transaction)
        if (unreadable) onSetAside()
        return outcome
      })
      if (!outcome.step) throw outcome.refusal
      return outcome.step.answer
    },
    open: () => inTransaction('readonly', () => undefined),
    readAll: async () => {
      const records: unknown[] = await inTransaction('readonly', (store) =>
        promisifyRequest(store.getAll(everyUserRecord())),
      )
      return records.flatMap((record) => readRecord(record).user ?? [])
    },
  }
}

type Outcome<T> = { step: Step<T> } | { step?: never; refusal: unknown }

/** A refusal is carried out of the transaction, lest it look like a failure of the database. */
function attempt<T>(
  step: (found: User | undefined) => Step<T>,
  found: User | undefined,
): Outcome<T> {
  try {
    return { step: step(found) }
  } catch (refusal) {
    return { refusal }
  }
}
