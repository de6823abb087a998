import * as v from 'valibot'
import { AuthUserSchema } from '@/contract/entities'
import { createStoredValue } from '@/platform/storedValue'

const SessionSchema = v.object({
  authToken: v.pipe(v.string(), v.nonEmpty()),
  authUser: AuthUserSchema,
})
export type Session = v.InferOutput<typeof SessionSchema>

/** Token and user in local storage (Spec §3). If it refuses to store them, the session ends with the page. */
export const storedSession = createStoredValue('localStorage', 'session', SessionSchema)

export const SESSION_KEY = storedSession.key
