import * as v from 'valibot'
import { type ListField, type Lists, lists, StoredItemSchema } from '@/contract/lists'
import { mapValues } from '@/contract/mapValues'
import { canonicalText } from '../canonicalText'

/** A stored list with its default, which new accounts and those stored before the list existed get. */
const withDefault = <TSchema extends v.GenericSchema>({ stored }: { stored: TSchema }) =>
  v.optional(v.array(stored), [])

type StoredLists = { [Field in ListField]: ReturnType<typeof withDefault<Lists[Field]['stored']>> }

/** What is stored per user, by the rows of `lists`. */
const UserDataSchema = v.object(
  mapValues<StoredLists, { stored: v.GenericSchema }>(lists, withDefault),
)
export type UserData = v.InferOutput<typeof UserDataSchema>

export const emptyUserData = (): UserData => v.parse(UserDataSchema, {})

/** A stored user (Spec §3). Loose, because unknown fields are stored as sent. */
export const UserSchema = v.looseObject({
  ...StoredItemSchema.entries,
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

type ChangeUser = (found: User | undefined) => User | undefined

/** Users by key. `update` reads and replaces one atomically; without a result, there's none after it. */
export interface UserRecords {
  get: (key: string) => Promise<User | undefined>
  update: (key: string, change: ChangeUser) => Promise<User | undefined>
}

/** Emails are matched case-insensitively and trimmed, in Unicode's canonical form. */
export function userKey(email: string): string {
  return canonicalText(email.trim().toLowerCase())
}

export function createUserStore({ get, update }: UserRecords): UserStore {
  return {
    get: (email) => get(userKey(email)),
    create: async (user) => {
      let isFree = false
      await update(userKey(user.email), (found) => {
        isFree = !found
        return found ?? user
      })
      return isFree
    },
    update: (email, change) => update(userKey(email), (found) => found && change(found)),
  }
}
