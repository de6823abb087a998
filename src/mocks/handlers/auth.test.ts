import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { notices } from '@/contract/messages'
import { backend } from '../../../tests/support/backend'
import { createHandlers } from './createHandlers'

const browserCrypto = globalThis.crypto
const useCrypto = (value: object) => {
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true })
}
const notify = jest.fn()

beforeEach(() => {
  backend.server.use(...createHandlers({ store: backend.store, latency: 0, notify }))
})
afterEach(() => {
  useCrypto(browserCrypto)
})

test('over plain HTTP, without Web Crypto, sign-up creates no user', async () => {
  useCrypto({})
  const email = 'ravi@frond.example'
  const body = JSON.stringify({ email, password: 'x', firstName: 'Ravi', lastName: 'Nair' })
  const response = await fetch('/api/auth/signup', { method: 'POST', body })
  expect(response.status).toBe(501)
  expect(await response.json()).toEqual({ errors: [notices.accountsNeedHttps] })
  expect(await backend.store.get(email)).toBeUndefined()
  expect(notify.mock.calls).toEqual([[notices.accountsNeedHttps]])
})

test('a password is accepted in either Unicode form', async () => {
  const { user } = await backend.signUp({ password: 'f\u00eaves' })
  const logIn = (password: string) =>
    fetch('/api/auth/login', {
      method: 'POST',
      body: JSON.stringify({ email: user.email, password }),
    })
  expect((await logIn('fe\u0302ves')).status).toBe(200)
  expect((await logIn('feves')).status).toBe(401)
})

test('over plain HTTP, without Web Crypto, no token is accepted', async () => {
  const { token } = await backend.signUp()
  useCrypto({})
  const response = await fetch('/api/user/cart', { headers: { authorization: token } })
  expect(response.status).toBe(401)
})
