import * as v from 'valibot'
import { AuthUserSchema } from '../../contract/entities'

/** Token and user in local storage (Spec §3). */
export const SESSION_KEY = 'frond.session'

const SessionSchema = v.object({
  authToken: v.pipe(v.string(), v.nonEmpty()),
  authUser: AuthUserSchema,
})
export type Session = v.InferOutput<typeof SessionSchema>

const StoredSession = v.pipe(v.string(), v.parseJson(), SessionSchema)

/** What storage would hold if it did not refuse; forgotten once it holds a session again. */
let inMemory: Session | null = null

/** The stored session. Anything that is not one is cleared and treated as absent. */
export function readSession(): Session | null {
  try {
    const stored = localStorage.getItem(SESSION_KEY)
    if (stored === null) return inMemory
    inMemory = null
    const session = v.safeParse(StoredSession, stored)
    if (session.success) return session.output
    localStorage.removeItem(SESSION_KEY)
  } catch {
    return inMemory
  }
  return null
}

/** Stores the session; false when storage refuses and it lives as long as the page. */
export function writeSession(session: Session): boolean {
  try {
    localStorage.setItem(SESSION_KEY, JSON.stringify(session))
    inMemory = null
    return true
  } catch {
    inMemory = session
    return false
  }
}

export function clearSession(): void {
  inMemory = null
  try {
    localStorage.removeItem(SESSION_KEY)
  } catch {
    // Storage refuses: nothing was stored.
  }
}
