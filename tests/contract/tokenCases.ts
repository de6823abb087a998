import { base64url, SignJWT } from 'jose'
import { messages } from '../../src/contract/messages'
import { MOCK_SECRET } from '../../src/mocks/token'
import type { Account, ContractCase, Method } from './kit'

const key = (secret: string) => new TextEncoder().encode(secret)
const sign = ({ _id, email }: Account, alg: string, secret = MOCK_SECRET) =>
  new SignJWT({ _id, email }).setProtectedHeader({ alg }).sign(key(secret))

const unsigned = ({ _id, email }: Account, alg: string) => {
  const parts = [
    { alg, typ: 'JWT' },
    { _id, email },
  ].map((part) => base64url.encode(JSON.stringify(part)))
  return `${parts.join('.')}.`
}

/** Tokens that are none of the backend's, by what is wrong with them. */
const invalidTokens: Record<string, (account: Account) => string | Promise<string>> = {
  'an empty': () => '',
  'a garbled': ({ token }) => `${token.slice(0, -3)}xyz`,
  'a truncated': ({ token }) => token.slice(0, token.lastIndexOf('.')),
  'a forged': (account) => sign(account, 'HS256', 'another secret, long enough to be one'),
  'an alg none': (account) => unsigned(account, 'none'),
  'an alg NONE': (account) => unsigned(account, 'NONE'),
  'an HS384': (account) => sign(account, 'HS384'),
  'an HS512': (account) => sign(account, 'HS512'),
  'an expired': ({ _id, email }) =>
    new SignJWT({ _id, email })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(new Date('2026-01-01'))
      .sign(key(MOCK_SECRET)),
  'a token without claims': () =>
    new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).sign(key(MOCK_SECRET)),
  'a 10 kB': () => 'a.b.'.repeat(2500),
  'a unicode': () => 'tökén.ü.ÿ',
  'a Bearer without anything': () => 'Bearer ',
  'the user as text for a': ({ email }) => `{"email":"${email}"}`,
}

const protectedCalls: [Method, string][] = [
  ['GET', '/user/cart'],
  ['POST', '/user/cart'],
  ['POST', '/user/cart/snake-plant'],
  ['DELETE', '/user/cart/snake-plant'],
  ['GET', '/user/wishlist'],
  ['POST', '/user/wishlist'],
  ['DELETE', '/user/wishlist/snake-plant'],
  ['GET', '/user/addresses'],
  ['POST', '/user/address'],
  ['POST', '/user/address/edit/home'],
  ['DELETE', '/user/address/home'],
]

const tokenInvalid = { status: 401, body: { errors: [messages.tokenInvalid] } }

export const tokenCases: ContractCase[] = [
  ...protectedCalls.map(([method, path]): ContractCase => ({
    name: `${method} ${path} without a token answers 401`,
    run: async ({ send, expect }) => {
      const { status, text } = await send({ method, path })
      expect(status).toBe(401)
      expect(JSON.parse(text)).toEqual(tokenInvalid.body)
    },
  })),
  ...Object.entries(invalidTokens).map(([what, makeToken]): ContractCase => ({
    name: `${what} token answers 401 and changes nothing`,
    run: async ({ signUp, get, post, expect }) => {
      const account = await signUp()
      const token = await makeToken(account)
      expect(await get('/user/cart', token)).toEqual(tokenInvalid)
      const product = { _id: 'snake-plant' }
      expect(await post('/user/cart', { product }, token)).toEqual(tokenInvalid)
      expect((await get('/user/cart', account.token)).body).toEqual({ cart: [] })
    },
  })),
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
    name: 'a valid token whose user is gone answers 404 on every call, and makes no user',
    run: async ({ send, freshEmail, expect }) => {
      const gone = { _id: 'gone', email: freshEmail(), password: '', token: '' }
      const authorization = await sign(gone, 'HS256')
      const product = { _id: 'snake-plant' }
      const body = JSON.stringify({ product, action: { type: 'increment' } })
      for (const [method, path] of protectedCalls) {
        const reply = await send({
          method,
          path,
          authorization,
          ...(method === 'POST' ? { body } : {}),
        })
        expect(reply.status).toBe(404)
        expect(JSON.parse(reply.text)).toEqual({ errors: [messages.emailNotRegistered] })
      }
    },
  },
  {
    name: 'a token of a former owner of the email opens nothing',
    run: async ({ signUp, get, expect }) => {
      const account = await signUp()
      const former = await sign({ ...account, _id: 'former' }, 'HS256')
      expect((await get('/user/cart', former)).status).toBe(404)
    },
  },
]
