import * as v from 'valibot'
import { readRecord, toRecord } from '../src/mocks/db/storedRecord'
import type { User, UserStore } from '../src/mocks/db/userStore'
import type { Database } from './database'
import { userRowKey, userRowKeys } from './schema'

const Row = v.object({ key: v.string(), record: v.string() })

/** Finds a user under the first of several keys. */
const FIND = `select key, record from frond_users
  where key = any($1::text[]) order by array_position($1::text[], key) limit 1`

/**
 * Stores each user as one row with a single text value, so a call reads or changes one row by its
 * key, however many users there are. The value isn't `jsonb`, which loses the order of fields and
 * rejects some characters.
 */
export async function openSqlUserStore(
  database: Database,
  seed: readonly User[],
): Promise<UserStore> {
  const store: UserStore = {
    get: async (email) => {
      const found = await database.query(FIND, [userRowKeys(email)])
      return userIn(found.rows)?.user
    },

    create: (user) =>
      database.transaction(async (connection) => {
        const taken = await connection.query(FIND, [userRowKeys(user.email)])
        if (taken.rows.length > 0) return false
        const { rows } = await connection.query(
          'insert into frond_users (key, record) values ($1, $2) on conflict do nothing returning key',
          [userRowKey(user.email), asText(user)],
        )
        return rows.length > 0
      }),

    update: (email, change) =>
      database.transaction(async (connection) => {
        // Locks the row: changes to one user run one after another, in every process.
        const { rows } = await connection.query(`${FIND} for update`, [userRowKeys(email)])
        const found = userIn(rows)
        if (!found) return undefined
        const changed = change(found.user)
        await connection.query('update frond_users set record = $2 where key = $1', [
          found.key,
          asText(changed),
        ])
        return changed
      }),
  }

  for (const user of seed) await store.create(user)
  return store
}

function asText(user: User): string {
  return JSON.stringify(toRecord(user))
}

function userIn(rows: unknown[]): { key: string; user: User } | undefined {
  const [first] = rows
  if (first === undefined) return undefined
  const row = v.parse(Row, first)
  const record: unknown = JSON.parse(row.record)
  const user = readRecord(record)
  if (!user) throw new Error("A user's stored record can't be read.")
  return { key: row.key, user }
}
