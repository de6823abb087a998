import { createHash } from 'node:crypto'
import { userKey } from '../src/mocks/db/userStore'
import type { Database } from './database'

/** An arbitrary number. It keeps two processes from creating the tables at the same time. */
const SCHEMA_LOCK = 7_266_378

export async function createTables(database: Database): Promise<void> {
  await database.transaction(async (connection) => {
    await connection.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
    await connection.query(
      'create table if not exists frond_users (key text primary key, record text not null)',
    )
  })
}

/** A hash, because an email can be longer than an index entry and contain characters that PostgreSQL rejects. */
export function userRowKey(email: string): string {
  return createHash('sha256').update(userKey(email), 'utf16le').digest('hex')
}
