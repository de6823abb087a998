import { createHash } from 'node:crypto'
import { userKey } from '@/mocks/db/userStore'
import { ConfigurationError } from './configuration'
import type { Connection, Database } from './database'

export const LOGIN_ATTEMPTS_TABLE = 'frond_login_attempts'

/** Each table's columns, and the rights that the server needs on it. */
const tables = {
  frond_users: {
    columns: 'key text primary key, record text not null',
    rights: ['select', 'insert', 'update'],
  },
  // As rate-limiter-flexible defines it.
  [LOGIN_ATTEMPTS_TABLE]: {
    columns: 'key varchar(255) primary key, points integer not null default 0, expire bigint',
    rights: ['select', 'insert', 'update', 'delete'],
  },
  // `expires` is in seconds since 1970.
  frond_ended_tokens: {
    columns: 'key text primary key, expires double precision not null',
    rights: ['select', 'insert', 'delete'],
  },
}

/** An arbitrary number. It keeps two processes from creating the tables at the same time. */
const SCHEMA_LOCK = 7_266_378

/**
 * Creates the tables that are missing, so that a role that may not create any can use those of another
 * role. Throws a `ConfigurationError` that names the first right that is missing.
 */
export async function createTables(database: Database): Promise<void> {
  await database.transaction(async (connection) => {
    await connection.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
    if (await isSo(connection, 'current_schema() is null'))
      throw missingRight('use the schema of its tables')
    for (const [table, { columns, rights }] of Object.entries(tables)) {
      if (await isSo(connection, 'to_regclass($1) is null', table)) {
        if (await isSo(connection, 'not has_schema_privilege(current_schema(), $1)', 'create'))
          throw missingRight(`create the table ${table}`)
        await connection.query(`create table ${table} (${columns})`)
      }
      for (const right of rights)
        if (await isSo(connection, 'not has_table_privilege($1, $2)', table, right))
          throw missingRight(`${right} on the table ${table}`)
    }
  })
}

async function isSo({ query }: Connection, condition: string, ...values: string[]) {
  const { rows } = await query(`select 1 where ${condition}`, values)
  return rows.length > 0
}

function missingRight(right: string): ConfigurationError {
  return new ConfigurationError(
    `The database in DATABASE_URL can't be used: its user lacks the right to ${right}. docs/backend.md has the grants.`,
  )
}

/** The key of a user's row, and of the limit on logins to the account. */
export function userRowKey(email: string): string {
  return rowKey(userKey(email))
}

/**
 * A hash, because text from outside can be longer than an index entry and contain characters that
 * PostgreSQL rejects.
 */
export function rowKey(text: string): string {
  return createHash('sha256').update(text, 'utf16le').digest('hex')
}
