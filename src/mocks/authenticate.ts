import { ACCOUNT_FULL, messages } from '@/contract/messages'
import type { User, UserData, UserStore } from './db/userStore'
import { respondWithError } from './respond'
import type { Tokens } from './token'

/** The most that an account may hold, in characters of JSON: about 450 plants. */
const MOST_CHARACTERS = 300_000

export interface BackendParts {
  store: UserStore
  tokens: Tokens
  /** Returns the current time as a timestamp. */
  now: () => string
}

export interface Caller {
  user: User
  /** Changes the caller's data atomically. */
  update: (makeChange: (user: User) => Partial<UserData>) => Promise<User>
  /** Ends the session of the call's token. */
  logOut: () => Promise<void>
}

/** Authenticates the caller by the token in the authorization header (Spec §6). */
export async function authenticate(
  request: Request,
  { tokens, store, now }: BackendParts,
): Promise<Caller> {
  const authorization = request.headers.get('authorization') ?? ''
  const claims = await tokens.verify(authorization)
  if (!claims) return respondWithError(401, messages.tokenInvalid)

  const expectOwner = (user: User | undefined): User =>
    // An email can be registered again, and the previous owner's token must not work then.
    user?._id === claims._id ? user : respondWithError(404, messages.emailNotRegistered)

  return {
    user: expectOwner(await store.get(claims.email)),
    update: async (makeChange) =>
      expectOwner(
        await store.update(claims.email, (user) => {
          const changed = { ...expectOwner(user), ...makeChange(user), updatedAt: now() }
          // Even a full account can be emptied.
          if (sizeOf(changed) > Math.max(MOST_CHARACTERS, sizeOf(user)))
            respondWithError(422, ACCOUNT_FULL)
          return changed
        }),
      ),
    logOut: () => tokens.end(authorization),
  }
}

function sizeOf(user: User): number {
  return JSON.stringify(user).length
}
