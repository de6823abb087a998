import { DatabaseError, Pool } from 'pg'
import { ConfigurationError } from './configuration'
import type { Database } from './database'

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
  /** PostgreSQL ends a transaction whose client has gone, and releases its row locks. */
  idle_in_transaction_session_timeout: 5000,
  /** Unused connections close before a firewall forgets them. */
  idleTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
}

/** Opens PostgreSQL, or any engine that speaks its protocol. Throws if it can't be reached. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: POOL_SIZE, ...timeouts })
  // A lost connection must not end the process, so both events need a listener: the pool reports idle
  // connections, a client in use reports itself. The next call opens another connection.
  const reportLoss = (error: Error) => {
    console.error(`A connection to the database was lost: ${error.message}`)
  }
  pool.on('error', reportLoss)
  pool.on('acquire', (client) => client.on('error', reportLoss))
  pool.on('release', (_error, client) => client.off('error', reportLoss))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new ConfigurationError(`The database in DATABASE_URL can't be used: ${messageOf(error)}.`)
  }

  return {
    query: (sql, values) => pool.query(sql, values),
    transaction: async (work) => {
      const client = await pool.connect()
      let failure: Error | undefined
      try {
        await client.query('begin')
        const result = await work(client)
        await client.query('commit')
        return result
      } catch (error) {
        // PostgreSQL has answered, so the connection works. Any other failure may mean that it's
        // dead: closing it rolls back without waiting for another answer.
        if (!(error instanceof DatabaseError)) failure = toError(error)
        else
          await client.query('rollback').catch((rollbackError: unknown) => {
            failure = toError(rollbackError)
          })
        throw error
      } finally {
        client.release(failure)
      }
    },
    close: () => pool.end(),
  }
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

/** An `AggregateError` (one error per IP version) has no message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
