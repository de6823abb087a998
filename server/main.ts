import { createHandlers } from '../src/mocks/handlers'
import { users } from '../src/mocks/seeds/users'
import { type Configuration, ConfigurationError, readConfiguration } from './configuration'
import type { Database } from './database'
import { openEmbeddedDatabase } from './embeddedDatabase'
import { startHttpServer } from './httpServer'
import { hashedPasswords } from './passwords'
import { openPostgres } from './postgres'
import { openSqlUserStore } from './sqlUserStore'
import { keptTokenSecret } from './tokenSecret'

/** Milliseconds that calls under way have to end once the process is asked to stop. */
const STOP_TIMEOUT_MS = 10_000

function openDatabase({ database }: Configuration): Promise<Database> {
  return database.kind === 'postgres'
    ? openPostgres(database.url)
    : openEmbeddedDatabase(database.dataDir)
}

function tokenSecretOf({ tokenSecret, database }: Configuration): string {
  if (tokenSecret !== undefined) return tokenSecret
  if (database.kind !== 'embedded') throw new Error('A shared database needs a shared secret.')
  console.log(`TOKEN_SECRET is not set: using the one that is kept in ${database.dataDir}.`)
  return keptTokenSecret(database.dataDir)
}

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env)
  const database = await openDatabase(configuration)
  try {
    const seed = await Promise.all(
      users.map(async (user) => ({
        ...user,
        password: await hashedPasswords.protect(user.password),
      })),
    )
    const handlers = createHandlers({
      store: await openSqlUserStore(database, seed),
      secret: tokenSecretOf(configuration),
      passwords: hashedPasswords,
      latency: 0,
      payment: 'live',
    })
    const server = await startHttpServer({
      handlers,
      port: configuration.port,
      shopOrigins: configuration.shopOrigins,
      isHealthy: async () => {
        await database.query('select 1')
      },
      log: (line) => {
        console.log(line)
      },
    })
    console.log(`The backend answers at http://localhost:${server.port}/api.`)
    stopOnSignal(async () => {
      await server.close()
      await database.close()
    })
  } catch (error) {
    await database.close()
    throw error
  }
}

/** A second signal, or calls that do not end, stop the process at once. */
function stopOnSignal(close: () => Promise<void>): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    console.log('The backend stops.')
    setTimeout(() => {
      console.error('Calls under way have not ended in time.')
      process.exit(1)
    }, STOP_TIMEOUT_MS).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Windows has no SIGTERM: the parent process sends this instead, as PM2 does.
  process.on('message', (message) => {
    if (message === 'shutdown') stop()
  })
}

try {
  await start()
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
}
