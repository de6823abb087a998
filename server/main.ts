import { isIPv6 } from 'node:net'
import { createHandlers } from '@/mocks/handlers/createHandlers'
import type { DescribeFailure } from '@/mocks/respond'
import { users } from '@/mocks/seeds/users'
import { createApp } from './app'
import { type Configuration, ConfigurationError, readConfiguration } from './configuration'
import type { Database } from './database'
import { openEmbeddedDatabase } from './embeddedDatabase'
import { describe, FAILED } from './failures'
import { limitAccounts } from './limitAccounts'
import { listen } from './listen'
import { ignoreLostOutput, log, logError } from './log'
import { nameOf } from './logCalls'
import { hashedPasswords } from './passwords'
import { openPostgres } from './postgres'
import { createTables } from './schema'
import { serializeSessions } from './serializeSessions'
import { createSessionTokens } from './sessionTokens'
import { openSqlUserStore } from './sqlUserStore'
import { readStoredSecret } from './tokenSecret'

/** Time allowed for pending calls once the process is asked to stop, in milliseconds. */
const STOP_TIMEOUT_MS = 10_000

function openDatabase({ database }: Configuration): Promise<Database> {
  return database.kind === 'postgres'
    ? openPostgres(database.url, database.waitSeconds)
    : openEmbeddedDatabase(database.dataDir)
}

function tokenSecretFor({ tokenSecret, database }: Configuration): string {
  if (tokenSecret !== undefined) return tokenSecret
  if (database.kind !== 'embedded') throw new Error('A shared database needs a shared secret.')
  log(`TOKEN_SECRET is not set: using the secret stored in ${database.dataDir}.`)
  return readStoredSecret(database.dataDir)
}

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env)
  const database = await openDatabase(configuration)
  try {
    await createTables(database)
    const seed = await Promise.all(
      users.map(async (user) => ({
        ...user,
        password: await hashedPasswords.protect(user.password),
      })),
    )
    const describeFailure: DescribeFailure = (error, request) => {
      log(`${nameOf(request)} failed: ${describe(error)}`)
      return FAILED
    }
    const app = createApp({
      handlers: createHandlers({
        store: await openSqlUserStore(database, seed),
        tokens: createSessionTokens(
          database,
          tokenSecretFor(configuration),
          configuration.tokenDays,
        ),
        passwords: hashedPasswords,
        latency: 0,
        payment: 'live',
        describeFailure,
      }),
      shopOrigins: configuration.shopOrigins,
      checkHealth: () => database.query('select 1'),
      limits: [
        ...(configuration.database.kind === 'embedded' ? [serializeSessions()] : []),
        limitAccounts(database, configuration.accountLimits),
      ],
      describeFailure,
      log,
    })
    const server = await listen(app, configuration)
    const host = isIPv6(configuration.host) ? `[${configuration.host}]` : configuration.host
    log(`The server is listening at http://${host}:${server.port}/api.`)
    stopOnSignal(async () => {
      await server.close()
      await database.close()
    })
  } catch (error) {
    await database.close()
    throw error
  }
}

/** A second signal stops the process at once, and so do calls that don't finish in time. */
function stopOnSignal(close: () => Promise<void>): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    log('The server is stopping.')
    setTimeout(() => {
      logError("Pending calls didn't finish in time.")
      process.exit(1)
    }, STOP_TIMEOUT_MS).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logError(`The server stopped with a failure: ${describe(error)}`)
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

ignoreLostOutput()
try {
  await start()
} catch (error) {
  logError(error instanceof ConfigurationError ? error.message : describe(error))
  process.exit(1)
}
