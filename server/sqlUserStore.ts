import * as v from 'valibot'
import { readRecord, toRecord } from '../src/mocks/db/storedRecord'
import type { User, UserStore } from '../src/mocks/db/userStore'
import type { Database } from './database'
import { userRowKey } from './schema'

const Row = v.object({ record: v.string() })

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
      const found = await database.query('select record from frond_users where key = $1', [
        userRowKey(email),
      ])
      return userIn(found.rows)
    },

    create: async (user) => {
      const { rows } = await database.query(
        'insert into frond_users (key, record) values ($1, $2) on conflict do nothing returning key',
        [userRowKey(user.email), asText(user)],
      )
      return rows.length > 0
    },

    update: (email, change) =>
      database.transaction(async (connection) => {
        const key = userRowKey(email)
        // Locks the row: changes to one user run one after another, in every process.
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

function asText(user: User): string {
  return JSON.stringify(toRecord(user))
}

function userIn(rows: unknown[]): User | undefined {
  const [row] = rows
  if (row === undefined) return undefined
  const record: unknown = JSON.parse(v.parse(Row, row).record)
  const { user } = readRecord(record)
  if (!user) throw new Error("A user's stored record can't be read.")
  return user
}
