import { createHash } from 'node:crypto'
import { userKey } from '../src/mocks/db/userStore'
import type { Database } from './database'
import { storedForms } from './storedForms'

export const LOGIN_ATTEMPTS_TABLE = 'frond_login_attempts'

/** An arbitrary number. It keeps two processes from creating the tables at the same time. */
const SCHEMA_LOCK = 7_266_378

export async function createTables(database: Database): Promise<void> {
  await database.transaction(async (connection) => {
    await connection.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
    await connection.query(
      'create table if not exists frond_users (key text primary key, record text not null)',
    )
    // As rate-limiter-flexible defines it.
    await connection.query(
      `create table if not exists ${LOGIN_ATTEMPTS_TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    )
    // `expires` is in seconds since 1970.
    await connection.query(
      'create table if not exists frond_ended_tokens (key text primary key, expires double precision not null)',
    )
  })
}

/** The key of a user's row, and of the limit on logins to the account. */
export function userRowKey(email: string): string {
  return rowKey(userKey(email))
}

/** The keys under which a user may be stored, preferred first. */
export function userRowKeys(email: string): string[] {
  return storedForms(email.trim().toLowerCase()).map(rowKey)
}

/**
 * A hash, because text from outside can be longer than an index entry and contain characters that
 * PostgreSQL rejects.
 */
export function rowKey(text: string): string {
  return createHash('sha256').update(text, 'utf16le').digest('hex')
}
