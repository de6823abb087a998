import { Pool } from 'pg'
import { ConfigurationError } from './configuration'
import type { Database } from './database'

/** Connections per process. A call holds one for a few milliseconds. */
const POOL_SIZE = 10

/** PostgreSQL, or any engine that speaks its protocol; fails where it cannot be reached. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
  })
  // An idle connection that breaks must not end the process; the next call opens another.
  pool.on('error', (error) => {
    console.error(`A connection to the database was lost: ${error.message}`)
  })
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new ConfigurationError(`The database of DATABASE_URL cannot be used: ${reason(error)}.`)
  }

  return {
    query: (sql, values) => pool.query(sql, values),
    transaction: async (work) => {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query('begin')
        const result = await work(client)
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch((failure: unknown) => {
          broken = failure instanceof Error ? failure : new Error(String(failure))
        })
        throw error
      } finally {
        // A connection that cannot even roll back is not used again.
        client.release(broken)
      }
    },
    close: () => pool.end(),
  }
}

/** An error of several addresses (IPv4, IPv6) has no message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ')
  return error instanceof Error ? error.message : String(error)
}
