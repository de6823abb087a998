import { PGlite } from '@electric-sql/pglite'
import { join } from 'node:path'
import { setImmediate as nextIteration } from 'node:timers/promises'
import type { Database } from './database'
import { lockFolder } from './lockFolder'

/** PGlite, PostgreSQL inside this process, with its files in a folder that one process may use. */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  const unlock = lockFolder(dataDir)
  try {
    const database = await PGlite.create(join(dataDir, 'database'))
    const enqueue = createQueue()
    return {
      query: (sql, values) => enqueue(() => database.query(sql, values)),
      transaction: (work) => enqueue(() => database.transaction(work)),
      close: async () => {
        await database.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * One operation after the other, with an iteration of the event loop between them. PGlite computes
 * on this thread, and would otherwise work off all that waits for it before Node's server, which
 * accepts a connection or two per iteration, gets to see the next client.
 */
function createQueue() {
  let previous: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = previous.then(work)
    previous = result.then(
      () => nextIteration(),
      () => nextIteration(),
    )
    return result
  }
}
