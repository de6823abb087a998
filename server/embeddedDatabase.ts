import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { ConfigurationError } from './configuration'
import type { Database } from './database'
import { folderFailure } from './dataFolder'
import { inDatabase } from './failures'
import { lockFolder } from './lockFolder'
import { log } from './log'

/** Opens PGlite, which is PostgreSQL inside this process. Only one process can use its folder. */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  const unlock = lockFolder(dataDir)
  try {
    const database = await openDatabase(dataDir)
    return {
      query: (sql, values) => inDatabase(() => database.query(sql, values)),
      transaction: (work) =>
        database.transaction((connection) =>
          work({ query: (sql, values) => inDatabase(() => connection.query(sql, values)) }),
        ),
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
  if (existsSync(folder)) expectWhole(dataDir, folder)
  else await createDatabase(dataDir, folder)
  try {
    return await PGlite.create(folder)
  } catch (error) {
    throw folderFailure(dataDir, error, await whyUnreadable(folder))
  }
}

/** Either another version of PostgreSQL has written the folder, or it's damaged. */
async function whyUnreadable(folder: string): Promise<string> {
  const theirs = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  const empty = await PGlite.create()
  const { rows } = await empty.query<{ version: string }>(
    "select current_setting('server_version') as version",
  )
  await empty.close()
  const ours = rows[0]?.version.split('.')[0]
  return theirs === ours
    ? 'its database is damaged. Restore the folder from a backup, or move it away to start with a new database'
    : `its database is PostgreSQL ${theirs}'s, and this server contains PostgreSQL ${ours}. Start it with the version of Frond that created the folder, or move the folder away to start with a new database`
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
