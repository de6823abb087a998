import { PGlite } from '@electric-sql/pglite'
import { join } from 'node:path'
import { setImmediate as nextIteration } from 'node:timers/promises'
import type { Database } from './database'
import { lockFolder } from './lockFolder'

/** Opens PGlite, which is PostgreSQL inside this process. Only one process can use its folder. */
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
 * Runs operations one after another, with an iteration of the event loop in between. PGlite computes
 * on this thread. Without the pause it would work through everything that is queued before Node
 * accepts the next connection.
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
