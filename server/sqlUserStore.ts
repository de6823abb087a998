import * as v from 'valibot'
import { readRecord, toRecord } from '@/mocks/db/storedRecord'
import type { User, UserStore } from '@/mocks/db/userStore'
import type { Database } from './database'
import { userRowKey } from './schema'

const Row = v.object({ record: v.string() })

const FIND = 'select record from frond_users where key = $1'

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
      const { rows } = await database.query(FIND, [userRowKey(email)])
      return userIn(rows)
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
        // Locks the row: changes to one user run one after another, in every process.
        const { rows } = await connection.query(`${FIND} for update`, [userRowKey(email)])
        const found = userIn(rows)
        if (!found) return undefined
        const changed = change(found)
        await connection.query('update frond_users set record = $2 where key = $1', [
          userRowKey(email),
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
  const [first] = rows
  if (first === undefined) return undefined
  const record: unknown = JSON.parse(v.parse(Row, first).record)
  const user = readRecord(record)
  if (!user) throw new Error("A user's stored record can't be read.")
  return user
}
