import { PGlite } from '@electric-sql/pglite'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextIteration } from 'node:timers/promises'
import { ConfigurationError } from './configuration'
import type { Connection, Database } from './database'
import { folderFailure } from './dataFolder'
import { inDatabase } from './failures'
import { lockFolder } from './lockFolder'
import { log } from './log'

/** Opens PGlite, which is PostgreSQL inside this process. Only one process can use its folder. */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  const unlock = lockFolder(dataDir)
  try {
    const database = await openDatabase(dataDir)
    const enqueue = createQueue()
    const connection: Connection = {
      query: (sql, values) => inDatabase(() => database.query(sql, values)),
    }
    return {
      query: (sql, values) => enqueue(() => connection.query(sql, values)),
      transaction: (work) =>
        enqueue(async () => {
          await connection.query('begin')
          try {
            const result = await work(connection)
            await connection.query('commit')
            return result
          } catch (error) {
            await connection.query('rollback')
            throw error
          }
        }),
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

async function openDatabase(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'database')
  try {
    if (existsSync(folder)) expectWhole(dataDir, folder)
    else await createDatabase(dataDir, folder)
    return await PGlite.create(folder)
  } catch (error) {
    throw folderFailure(
      dataDir,
      error,
      'its database is damaged. Restore the folder from a backup, or move it away to start with a new database',
    )
  }
}

/** Creates the database under another name, so that a folder with the final name is complete. */
async function createDatabase(dataDir: string, folder: string): Promise<void> {
  log(`Creating a database in the folder ${dataDir} (DATA_DIR).`)
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  try {
    const database = await PGlite.create(unfinished)
    await database.close()
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw folderFailure(
      dataDir,
      error,
      "a database can't be created in it. Check the disk and this user's permissions",
    )
  }
}

/** PGlite would create a new database in a folder that lacks some of these. */
function expectWhole(dataDir: string, folder: string): void {
  const missing = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact'].find(
    (name) => !existsSync(join(folder, name)),
  )
  if (missing === undefined) return
  throw new ConfigurationError(
    `The data folder ${dataDir} (DATA_DIR) can't be used: its database isn't whole, 'database/${missing}' is missing. Restore the folder from a backup, or move it away to start with a new database.`,
  )
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
