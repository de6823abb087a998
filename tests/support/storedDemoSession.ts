import { demoAccount } from '@/mocks/interface/demoAccount'
import { users } from '@/mocks/seeds/users'
import { createTokens, MOCK_SECRET } from '@/mocks/token'

/** The demo user's session as a browser stores it, from an earlier visit. */
export async function storedDemoSession(): Promise<string> {
  const user = users.find(({ email }) => email === demoAccount.email)
  if (!user) throw new Error('The seed has no demo user.')
  const { _id, email, firstName, lastName } = user
  const authToken = await createTokens(MOCK_SECRET, () => new Date()).issue({ _id, email })
  return JSON.stringify({ authToken, authUser: { firstName, lastName, email } })
}
