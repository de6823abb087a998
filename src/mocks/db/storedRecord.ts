import * as v from 'valibot'
import { type User, UserSchema } from './userStore'

/** Increment this with every change that older code can't read. */
const RECORD_VERSION = 1

const RecordSchema = v.object({ version: v.literal(RECORD_VERSION), user: UserSchema })

/** A user's stored record. */
export function toRecord(user: User): v.InferInput<typeof RecordSchema> {
  return { version: RECORD_VERSION, user }
}

/** The user in a record; undefined if a later version, another program or a crash has damaged it. */
export function readRecord(record: unknown): User | undefined {
  const result = v.safeParse(RecordSchema, record)
  return result.success ? result.output.user : undefined
}
