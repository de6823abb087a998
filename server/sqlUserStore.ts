import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { readRecord, toRecord } from '../src/mocks/db/storedRecord'
import { type User, userKey, type UserStore } from '../src/mocks/db/userStore'
import type { Database } from './database'

/** Any number; whoever creates the table holds it, so that two processes do not do so at once. */
const SCHEMA_LOCK = 7_266_378

const Row = v.object({ record: v.string() })

/**
 * Users in a table, one row each, all they have in one text: a call reads or changes one row by
 * its key, whatever the number of users. Text, since it keeps every character and the order of
 * fields, which `jsonb` does not.
 */
export async function openSqlUserStore(
  database: Database,
  seed: readonly User[],
): Promise<UserStore> {
  await database.transaction(async (connection) => {
    await connection.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
    await connection.query(
      'create table if not exists frond_users (key text primary key, record text not null)',
    )
  })

  const store: UserStore = {
    get: async (email) => {
      const found = await database.query('select record from frond_users where key = $1', [
        rowKey(email),
      ])
      return userIn(found.rows)
    },

    create: async (user) => {
      const { rows } = await database.query(
        'insert into frond_users (key, record) values ($1, $2) on conflict do nothing returning key',
        [rowKey(user.email), asText(user)],
      )
      return rows.length > 0
    },

    update: (email, change) =>
      database.transaction(async (connection) => {
        const key = rowKey(email)
        // Locks the row: changes to one user wait for each other, in every process.
        const found = await connection.query(
          'select record from frond_users where key = $1 for update',
          [key],
        )
        const user = userIn(found.rows)
        if (!user) return undefined
        const changed = change(user)
        await connection.query('update frond_users set record = $2 where key = $1', [
          key,
          asText(changed),
        ])
        return changed
      }),
  }

  for (const user of seed) await store.create(user)
  return store
}

/** An email may be longer than an index entry, and hold characters that PostgreSQL refuses. */
function rowKey(email: string): string {
  return createHash('sha256').update(userKey(email), 'utf16le').digest('hex')
}

function asText(user: User): string {
  return JSON.stringify(toRecord(user))
}

function userIn(rows: unknown[]): User | undefined {
  const [row] = rows
  if (row === undefined) return undefined
  const record: unknown = JSON.parse(v.parse(Row, row).record)
  const { user } = readRecord(record)
  if (!user) throw new Error('The stored record of a user cannot be read.')
  return user
}
