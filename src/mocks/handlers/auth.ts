import { http, HttpResponse, type RequestHandler } from 'msw'
import { LoginRequest, SignupRequest } from '../../contract/calls'
import { messages, notices } from '../../contract/messages'
import { emptyUserData, type User } from '../db/userStore'
import { fail, readBody } from '../respond'
import { hasWebCrypto } from '../token'
import type { HandlerContext } from './context'

/** Login and signup (Spec §7). */
export function authHandlers(context: HandlerContext): RequestHandler[] {
  const { store, tokens, passwords, respond, now, notify } = context

  const expectWebCrypto = () => {
    if (hasWebCrypto()) return
    notify(notices.accountsNeedHttps)
    fail(501, notices.accountsNeedHttps)
  }

  return [
    http.post(
      '*/api/auth/login',
      respond(async ({ request }) => {
        expectWebCrypto()
        const { email, password } = await readBody(request, LoginRequest)
        const user = (await store.get(email)) ?? fail(404, messages.emailNotRegistered)
        const isOwner = await passwords.matches(password, user.password)
        if (!isOwner) fail(401, messages.credentialsInvalid)
        const encodedToken = await tokens.issue(user)
        return HttpResponse.json({ encodedToken, foundUser: withoutPassword(user) })
      }),
    ),

    http.post(
      '*/api/auth/signup',
      respond(async ({ request }) => {
        expectWebCrypto()
        const fields = await readBody(request, SignupRequest)
        // Cheaper than protecting a password in vain. `create` decides between simultaneous calls.
        if (await store.get(fields.email)) fail(422, messages.emailExists)
        const password = await passwords.protect(fields.password)
        const user = newUser({ ...fields, password }, now())
        if (!(await store.create(user))) fail(422, messages.emailExists)
        const encodedToken = await tokens.issue(user)
        const body = { encodedToken, createdUser: withoutPassword(user) }
        return HttpResponse.json(body, { status: 201 })
      }),
    ),
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
  return Object.fromEntries(Object.entries(user).filter(([field]) => field !== 'password'))
}
