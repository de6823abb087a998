import { type BackendProcess, createDataFolder, startBackend } from '../support/backendProcess'
import { hasPgBouncer, startPgBouncer } from '../support/pgBouncer'
import { hasPostgres, startPostgres } from '../support/postgresServer'

export const TOKEN_SECRET = 'the tests sign with this and share it with nobody'

/** Processes that share one database. */
export interface Deployment {
  /** The base URL of each process. */
  apiUrls: string[]
  stop: () => Promise<unknown>
}

async function embedded(): Promise<Deployment> {
  const { apiUrl, stop } = await startBackend({ DATA_DIR: createDataFolder(), TOKEN_SECRET })
  return { apiUrls: [apiUrl], stop }
}

async function twoOnPostgres(): Promise<Deployment> {
  const postgres = await startPostgres()
  return twoOn(postgres.url, () => {
    postgres.stop()
  })
}

async function twoBehindPgBouncer(): Promise<Deployment> {
  const postgres = await startPostgres()
  const pooler = await startPgBouncer(postgres.port)
  return twoOn(pooler.url, () => {
    pooler.stop()
    postgres.stop()
  })
}

async function twoOn(databaseUrl: string, stopDatabase: () => void): Promise<Deployment> {
  const settings = { DATABASE_URL: databaseUrl, TOKEN_SECRET }
  // At the same time, as a host would start them: both try to create the tables.
  const backends: BackendProcess[] = await Promise.all([
    startBackend(settings),
    startBackend(settings),
  ])
  return {
    apiUrls: backends.map(({ apiUrl }) => apiUrl),
    stop: async () => {
      await Promise.all(backends.map((backend) => backend.stop()))
      stopDatabase()
    },
  }
}

if (process.env['FROND_LONG'] !== undefined && !(hasPostgres && hasPgBouncer))
  console.info(
    "PostgreSQL or PgBouncer is not installed ('apt-get install -y postgresql pgbouncer'); its tests don't run.",
  )

/**
 * The databases to test with: the embedded one, and if FROND_LONG is set, PostgreSQL and PgBouncer where
 * they are installed.
 */
export const stores: { name: string; deploy: () => Promise<Deployment> }[] = [
  { name: 'the embedded database', deploy: embedded },
  ...(hasPostgres ? [{ name: 'PostgreSQL and two processes', deploy: twoOnPostgres }] : []),
  ...(hasPostgres && hasPgBouncer
    ? [{ name: 'PgBouncer in transaction mode and two processes', deploy: twoBehindPgBouncer }]
    : []),
]
