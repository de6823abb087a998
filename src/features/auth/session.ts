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

/** Fallback for blocked storage; dropped once storage holds a session again. */
let inMemory: Session | null = null

/** Reads the stored session. Invalid content is cleared and treated as absent (Spec §3). */
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

/** Stores the session. Returns false if storage is blocked; the session then ends with the page. */
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
    // Storage is blocked, so nothing was stored.
  }
}
