import * as v from 'valibot'
import { type User, UserSchema } from './userStore'

/** Increment this with every change that older code can't read. */
const RECORD_VERSION = 1

const RecordSchema = v.object({ version: v.literal(RECORD_VERSION), user: UserSchema })

/** A user's record in the browser's database. */
export function toRecord(user: User): v.InferInput<typeof RecordSchema> {
  return { version: RECORD_VERSION, user }
}

/** Parses a record, which a later version, another program or a crash may have damaged. */
export function readRecord(record: unknown): { user?: User; unreadable: boolean } {
  if (record === undefined) return { unreadable: false }
  const result = v.safeParse(RecordSchema, record)
  return result.success ? { user: result.output.user, unreadable: false } : { unreadable: true }
}
