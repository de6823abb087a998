import * as v from 'valibot'

const entry = {
  _id: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
}

/** A list with its default, which new accounts get, and users stored before the list existed. */
function listOf<const TEntries extends v.ObjectEntries>(entries: TEntries) {
  return v.optional(v.array(v.looseObject({ ...entry, ...entries })), [])
}

/** What is stored per user. Add further lists here; types, new accounts and old records follow. */
const UserDataSchema = v.object({
  cart: listOf({ qty: v.number() }),
  wishlist: listOf({}),
  address: listOf({}),
})
export type UserData = v.InferOutput<typeof UserDataSchema>

export const emptyUserData = (): UserData => v.parse(UserDataSchema, {})

/** A user as the backend stores it (Spec §3). Loose: further fields are stored as sent. */
export const UserSchema = v.looseObject({
  ...entry,
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  password: v.string(),
  ...UserDataSchema.entries,
})
export type User = v.InferOutput<typeof UserSchema>

/** Where the backend keeps its users. Each call is one atomic read-and-write, also across tabs (Contract). */
export interface UserStore {
  get: (email: string) => Promise<User | undefined>
  /** Stores a new user and tells whether the email was free. */
  create: (user: User) => Promise<boolean>
  /**
   * Replaces a user with what `change` makes of it. `change` is pure, for it may run twice, and
   * may throw: then nothing is written and the call rejects. Without such a user: undefined.
   */
  update: (email: string, change: (user: User) => User) => Promise<User | undefined>
}

/** What a transaction writes, if anything, and what it answers. */
export interface TransactionResult<T> {
  write?: User
  answer: T
}

/** Reads the user under a key and, in the same step, writes what `work` makes of it. */
export type Transaction = <T>(
  key: string,
  work: (found: User | undefined) => TransactionResult<T>,
) => Promise<T>

/** Emails match without regard to case and surrounding space (Contract). */
export function userKey(email: string): string {
  return email.trim().toLowerCase()
}

export function createUserStore(transaction: Transaction): UserStore {
  return {
    get: (email) => transaction(userKey(email), (found) => ({ answer: found })),
    create: (user) =>
      transaction(userKey(user.email), (found) =>
        found ? { answer: false } : { write: user, answer: true },
      ),
    update: (email, change) =>
      transaction<User | undefined>(userKey(email), (found) => {
        if (!found) return { answer: undefined }
        const changed = change(found)
        return { write: changed, answer: changed }
      }),
  }
}
