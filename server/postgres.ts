import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError, Pool, type PoolClient } from 'pg'
import { ConfigurationError } from './configuration'
import type { Connection, Database } from './database'
import { DatabaseFailure, inDatabase } from './failures'
import { log, logError } from './log'

/** Connections per process. A call holds one for a few milliseconds. */
const POOL_SIZE = 10

/**
 * Time limits in milliseconds. A call waits for a connection, then for the answer to one query, so
 * it fails within five seconds if the connection dies silently.
 */
const timeouts = {
  /** Until a connection is open, or free. */
  connectionTimeoutMillis: 2000,
  /** PostgreSQL cancels a statement that runs longer, and the connection can be reused. */
  statement_timeout: 2000,
  /** Without an answer for this long, the connection counts as dead. */
  query_timeout: 2500,
  /** PostgreSQL ends a transaction whose client has disconnected, and releases its row locks. */
  idle_in_transaction_session_timeout: 5000,
  /** Unused connections close before a firewall forgets them. */
  idleTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
}

/** The server is a standby, or is shutting down: a new connection may reach another one. */
const ENDING = new Set(['25006', '57P01', '57P02', '57P03'])

/**
 * A database that may be just starting: nothing listens yet, its name isn't known yet, a proxy in front of
 * it closes the connection or stays silent, or it says so.
 */
const STARTING = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03'],
])

/** Opens PostgreSQL, or any engine that speaks its protocol. Throws if it can't be reached in time. */
export async function openPostgres(url: string, waitSeconds: number): Promise<Database> {
  const pool = new Pool({ connectionString: withVerifiedTls(url), max: POOL_SIZE, ...timeouts })
  // A lost connection must not end the process, so both events need a listener: the pool reports idle
  // connections, a client in use reports itself. The next call opens another connection.
  const reportLoss = (error: Error) => {
    logError(`A connection to the database was lost. ${new DatabaseFailure(error).message}`)
  }
  pool.on('error', reportLoss)
  pool.on('acquire', (client) => client.on('error', reportLoss))
  pool.on('release', (_error, client) => client.off('error', reportLoss))

  const query: Connection['query'] = (sql, values) => inDatabase(() => pool.query(sql, values))
  try {
    await awaitStart(() => query('select 1'), waitSeconds)
  } catch (error) {
    await pool.end()
    throw error instanceof DatabaseFailure
      ? new ConfigurationError(error.message.replace('The database', '$& in DATABASE_URL'))
      : error
  }

  return {
    query,
    transaction: async (work) => {
      const client = await inDatabase(() => pool.connect())
      let isUsable = true
      try {
        const connection = connectionOf(client)
        await connection.query('begin')
        const result = await work(connection)
        await connection.query('commit')
        return result
      } catch (error) {
        isUsable = canContinue(error) && (await rollBack(client))
        throw error
      } finally {
        client.release(!isUsable)
      }
    },
    close: () => pool.end(),
  }
}

/** Tries until the database answers, while it may be starting. */
async function awaitStart(ask: () => Promise<unknown>, waitSeconds: number): Promise<void> {
  const deadline = Date.now() + waitSeconds * 1000
  for (let tries = 1; ; tries += 1) {
    try {
      await ask()
      return
    } catch (error) {
      const isStarting =
        error instanceof DatabaseFailure &&
        (error.code === undefined ? error.isUnanswered : STARTING.has(error.code))
      if (!isStarting || Date.now() >= deadline) throw error
      if (tries === 1) log(`${error.message} Waiting up to ${waitSeconds} seconds for it.`)
      await wait(Math.min(1000, deadline - Date.now()))
    }
  }
}

function connectionOf(client: PoolClient): Connection {
  return { query: (sql, values) => inDatabase(() => client.query(sql, values)) }
}

/**
 * Whether the connection works: PostgreSQL has answered, or the error isn't its own. If it may be dead,
 * closing it rolls back without waiting for another answer.
 */
function canContinue(error: unknown): boolean {
  if (!(error instanceof DatabaseFailure)) return true
  return error.cause instanceof DatabaseError && !ENDING.has(error.code ?? '')
}

function rollBack(client: PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  )
}

/**
 * node-postgres verifies certificates in these modes too, and warns that a later version won't. Here
 * they keep their meaning.
 */
function withVerifiedTls(url: string): string {
  return url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
}
