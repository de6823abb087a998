import { PGlite } from '@electric-sql/pglite'
import { join } from 'node:path'
import type { Database } from './database'
import { lockFolder } from './lockFolder'

/** PGlite, PostgreSQL inside this process, with its files in a folder that one process may use. */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  const unlock = lockFolder(dataDir)
  try {
    const database = await PGlite.create(join(dataDir, 'database'))
    return {
      query: (sql, values) => database.query(sql, values),
      transaction: (work) => database.transaction(work),
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
