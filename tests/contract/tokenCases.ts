import { base64url, SignJWT } from 'jose'
import * as v from 'valibot'
import { LoginResponse } from '@/contract/authCalls'
import { messages } from '@/contract/messages'
import type { Account, ContractCase, Kit } from './kit'
import { sampleCalls } from './samples'

const strangersKey = new TextEncoder().encode('another secret, long enough to be one')
const sign = ({ _id, email }: Account, alg: string, key: Uint8Array) =>
  new SignJWT({ _id, email }).setProtectedHeader({ alg }).sign(key)

const unsigned = ({ _id, email }: Account, alg: string) => {
  const parts = [
    { alg, typ: 'JWT' },
    { _id, email },
  ].map((part) => base64url.encode(JSON.stringify(part)))
  return `${parts.join('.')}.`
}

type MakeToken = (account: Account, kit: Kit) => string | Promise<string>

/** Tokens that the backend didn't issue, by their defect. */
const invalidTokens: Record<string, MakeToken> = {
  'an empty': () => '',
  'a garbled': ({ token }) => `${token.slice(0, -3)}xyz`,
  'a truncated': ({ token }) => token.slice(0, token.lastIndexOf('.')),
  'a forged': (account) => sign(account, 'HS256', strangersKey),
  'an alg none': (account) => unsigned(account, 'none'),
  'an alg NONE': (account) => unsigned(account, 'NONE'),
  'a 10 kB': () => 'a.b.'.repeat(2500),
  'a unicode': () => 'tökén.ü.ÿ',
  'a Bearer without anything': () => 'Bearer ',
  'the user as text for a': ({ email }) => `{"email":"${email}"}`,
}

/** Tokens that are invalid although they're signed with the backend's own secret. */
const invalidOwnTokens: Record<string, MakeToken> = {
  'an HS384': (account, { signingKey }) => sign(account, 'HS384', signingKey()),
  'an HS512': (account, { signingKey }) => sign(account, 'HS512', signingKey()),
  'an expired': ({ _id, email }, { signingKey }) =>
    new SignJWT({ _id, email })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(new Date('2026-01-01'))
      .sign(signingKey()),
  'a token without claims': (_account, { signingKey }) =>
    new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).sign(signingKey()),
}

const protectedCalls = sampleCalls.filter(({ row }) => row.needsToken)

const tokenInvalid = { status: 401, body: { errors: [messages.tokenInvalid] } }

export const tokenCases: ContractCase[] = [
  ...protectedCalls.map(({ method, path }): ContractCase => ({
    name: `${method} ${path} without a token answers 401`,
    run: async ({ send, expect }) => {
      const { status, text } = await send({ method, path })
      expect(status).toBe(401)
      expect(JSON.parse(text)).toEqual(tokenInvalid.body)
    },
  })),
  ...Object.entries({ ...invalidTokens, ...invalidOwnTokens }).map(
    ([what, makeToken]): ContractCase => ({
      name: `${what} token answers 401 and changes nothing`,
      needsSecret: what in invalidOwnTokens,
      run: async (kit) => {
        const { signUp, get, post, expect } = kit
        const account = await signUp()
        const token = await makeToken(account, kit)
        expect(await get('/user/cart', token)).toEqual(tokenInvalid)
        const product = { _id: 'snake-plant' }
        expect(await post('/user/cart', { product }, token)).toEqual(tokenInvalid)
        expect((await get('/user/cart', account.token)).body).toEqual({ cart: [] })
      },
    }),
  ),
  {
    name: 'the token is accepted as it is, and after Bearer',
    run: async ({ signUp, get, expect }) => {
      const { token } = await signUp()
      const owned = { status: 200, body: { cart: [] } }
      expect(await get('/user/cart', token)).toEqual(owned)
      expect(await get('/user/cart', `Bearer ${token}`)).toEqual(owned)
      expect(await get('/user/cart', `bearer ${token}`)).toEqual(owned)
    },
  },
  {
    name: 'a valid token whose user was deleted answers 404 on every call, and creates no user',
    needsSecret: true,
    run: async ({ send, freshEmail, signingKey, expect }) => {
      const deleted = { _id: 'deleted', email: freshEmail(), password: '', token: '' }
      const authorization = await sign(deleted, 'HS256', signingKey())
      for (const { method, path, body } of protectedCalls) {
        const reply = await send({
          method,
          path,
          authorization,
          ...(body && { body: JSON.stringify(body) }),
        })
        expect(reply.status).toBe(404)
        expect(JSON.parse(reply.text)).toEqual({ errors: [messages.emailNotRegistered] })
      }
    },
  },
  {
    name: 'a logout, which is optional, ends no other session of the account',
    run: async ({ signUp, get, post, send, expect }) => {
      const { email, password, token } = await signUp()
      const { body } = await post('/auth/login', { email, password })
      const other = v.parse(LoginResponse, body).encodedToken
      const { status } = await send({ method: 'POST', path: '/auth/logout', authorization: token })
      expect([200, 404]).toContain(status)
      // A token without an id is the same in every session.
      if (other !== token) expect((await get('/user/cart', other)).status).toBe(200)
    },
  },
  {
    name: 'a token of a former owner of the email opens nothing',
    needsSecret: true,
    run: async ({ signUp, get, signingKey, expect }) => {
      const account = await signUp()
      const former = await sign({ ...account, _id: 'former' }, 'HS256', signingKey())
      expect((await get('/user/cart', former)).status).toBe(404)
    },
  },
]
