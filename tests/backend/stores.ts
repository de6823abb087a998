import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BackendProcess, startBackend } from '../support/backendProcess'
import { findPostgres, startPostgres } from '../support/postgresServer'

export const TOKEN_SECRET = 'the tests sign with this and share it with nobody'

/** Processes that share one database. */
export interface Deployment {
  /** The base URL of each process. */
  apiUrls: string[]
  stop: () => Promise<void>
}

async function embedded(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'frond-data-'))
  const backend = await startBackend({ DATA_DIR: folder, TOKEN_SECRET })
  return {
    apiUrls: [backend.apiUrl],
    stop: async () => {
      await backend.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function twoOnPostgres(programs: string): Promise<Deployment> {
  const postgres = await startPostgres(programs)
  const settings = { DATABASE_URL: postgres.url, TOKEN_SECRET }
  // At the same time, as a host would start them: both try to create the tables.
  const backends: BackendProcess[] = await Promise.all([
    startBackend(settings),
    startBackend(settings),
  ])
  return {
    apiUrls: backends.map(({ apiUrl }) => apiUrl),
    stop: async () => {
      await Promise.all(backends.map((backend) => backend.stop()))
      postgres.stop()
    },
  }
}

const isLong = process.env['FROND_LONG'] !== undefined
const programs = isLong ? findPostgres() : undefined
if (isLong && programs === undefined)
  console.info(
    "PostgreSQL is not installed ('apt-get install -y postgresql'); its tests don't run.",
  )

/** The databases to test with: the embedded one, and PostgreSQL if FROND_LONG is set and it's installed. */
export const stores: { name: string; deploy: () => Promise<Deployment> }[] = [
  { name: 'the embedded database', deploy: embedded },
  ...(programs === undefined
    ? []
    : [{ name: 'PostgreSQL and two processes', deploy: () => twoOnPostgres(programs) }]),
]
