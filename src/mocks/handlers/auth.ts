import type { RequestHandler } from 'msw'
import type { SignupRequest } from '@/contract/authCalls'
import { notices } from '@/contract/messages'
import { emptyUserData, type User } from '../db/userStore'
import { respondWithError } from '../respond'
import { hasWebCrypto } from '../token'
import type { HandlerContext } from './context'

/** Login, signup and logout (Spec §7). */
export function authHandlers(context: HandlerContext): RequestHandler[] {
  const { on, store, tokens, passwords, now, notify } = context

  const expectWebCrypto = () => {
    if (hasWebCrypto()) return
    notify(notices.accountsNeedHttps)
    respondWithError(501, notices.accountsNeedHttps)
  }

  return [
    on('login', async ({ body: { email, password }, refuse }) => {
      expectWebCrypto()
      const user = (await store.get(email)) ?? refuse(404)
      if (!(await passwords.matches(password, user.password))) refuse(401)
      return { encodedToken: await tokens.issue(user), foundUser: withoutPassword(user) }
    }),

    on('signup', async ({ body, refuse }) => {
      expectWebCrypto()
      // Cheaper than protecting a password in vain. `create` decides between simultaneous calls.
      if (await store.get(body.email)) refuse(422)
      const password = await passwords.protect(body.password)
      const user = newUser({ ...body, password }, now())
      if (!(await store.create(user))) refuse(422)
      return { encodedToken: await tokens.issue(user), createdUser: withoutPassword(user) }
    }),

    on('logout', async ({ logOut }) => {
      await logOut()
      return {}
    }),
  ]
}

/** Extra fields are stored as sent. Only the server sets the fields listed after them. */
function newUser(fields: SignupRequest, createdAt: string): User {
  return {
    ...fields,
    _id: crypto.randomUUID(),
    createdAt,
    updatedAt: createdAt,
    ...emptyUserData(),
  }
}

function withoutPassword(user: User) {
  // JSON has no `undefined`, so the field is left out.
  return { ...user, password: undefined }
}
