import * as v from 'valibot'
import { type User, UserSchema } from './userStore'

/** Raise it with every change of shape that older code could not read. */
const RECORD_VERSION = 1

const RecordSchema = v.object({ version: v.literal(RECORD_VERSION), user: UserSchema })

/** A user as it lies in the browser's database. */
export function toRecord(user: User): v.InferInput<typeof RecordSchema> {
  return { version: RECORD_VERSION, user }
}

/** Reads a record that anything may have happened to: a later shop, another program, a crash. */
export function readRecord(record: unknown): { user?: User; unreadable: boolean } {
  if (record === undefined) return { unreadable: false }
  const result = v.safeParse(RecordSchema, record)
  return result.success ? { user: result.output.user, unreadable: false } : { unreadable: true }
}
