import type { Session } from '@/features/auth/session'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { backend } from './backend'

/** A session of a user that the backend knows, as an earlier visit would have left it. */
export async function sessionOf(email: string): Promise<Session> {
  const user = await backend.store.get(email)
  if (!user) throw new Error(`The backend does not know '${email}'.`)
  const { firstName, lastName } = user
  return {
    authToken: await backend.tokenFor(email),
    authUser: { firstName, lastName, email: user.email },
  }
}

export function demoSession(): Promise<Session> {
  return sessionOf(demoAccount.email)
}
