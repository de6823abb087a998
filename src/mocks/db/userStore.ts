import * as v from 'valibot'
import { type ListField, type Lists, lists, StoredEntrySchema } from '../../contract/lists'
import { canonicalText, storedForms } from '../canonicalText'

/** A stored list with its default, which new accounts and those stored before the list existed get. */
const withDefault = <TSchema extends v.GenericSchema>({ stored }: { stored: TSchema }) =>
  v.optional(v.array(stored), [])

type StoredLists = { [Field in ListField]: ReturnType<typeof withDefault<Lists[Field]['stored']>> }

function storedLists(): StoredLists
// `Object.fromEntries` doesn't know that every list has an entry.
function storedLists(): Record<string, v.GenericSchema> {
  return Object.fromEntries(
    Object.entries(lists).map(([field, list]) => [field, withDefault<v.GenericSchema>(list)]),
  )
}

/** What is stored per user, by the rows of `lists`. */
const UserDataSchema = v.object(storedLists())
export type UserData = v.InferOutput<typeof UserDataSchema>

export const emptyUserData = (): UserData => v.parse(UserDataSchema, {})

/** A stored user (Spec §3). Loose, because unknown fields are stored as sent. */
export const UserSchema = v.looseObject({
  ...StoredEntrySchema.entries,
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  password: v.string(),
  ...UserDataSchema.entries,
})
export type User = v.InferOutput<typeof UserSchema>

/** The backend's users. Each call is one atomic read and write, also across tabs. */
export interface UserStore {
  get: (email: string) => Promise<User | undefined>
  /** Stores a new user. Resolves to false if the email is taken. */
  create: (user: User) => Promise<boolean>
  /**
   * Replaces a user with the result of `change`, which must be pure because it may run twice. If
   * it throws, nothing is written and the call rejects. Resolves to undefined if there's no such
   * user.
   */
  update: (email: string, change: (user: User) => User) => Promise<User | undefined>
}

/** What a transaction writes, if anything, and its result. */
export interface TransactionResult<T> {
  write?: User
  answer: T
}

/**
 * Reads the user under the first key that has one, and writes the result of `work` under that key, in
 * one transaction. A new user is written under their own `userKey`.
 */
export type Transaction = <T>(
  keys: readonly string[],
  work: (found: User | undefined) => TransactionResult<T>,
) => Promise<T>

/** Emails are matched case-insensitively and trimmed, in Unicode's canonical form. */
export function userKey(email: string): string {
  return canonicalText(email.trim().toLowerCase())
}

/** The keys under which a user may be stored: before keys were canonical, the email was one as typed. */
export function userKeys(email: string): string[] {
  return storedForms(email.trim().toLowerCase())
}

export function createUserStore(transaction: Transaction): UserStore {
  return {
    get: (email) => transaction(userKeys(email), (found) => ({ answer: found })),
    create: (user) =>
      transaction(userKeys(user.email), (found) =>
        found ? { answer: false } : { write: user, answer: true },
      ),
    update: (email, change) =>
      transaction<User | undefined>(userKeys(email), (found) => {
        if (!found) return { answer: undefined }
        const changed = change(found)
        return { write: changed, answer: changed }
      }),
  }
}
