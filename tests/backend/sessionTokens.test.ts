import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { decodeJwt, SignJWT } from 'jose'
import * as v from 'valibot'
import { LoginResponse } from '@/contract/authCalls'
import { createKit, type Kit } from '../contract/kit'
import { sendTo } from '../contract/sendTo'
import {
  type BackendProcess,
  createDataFolder,
  FIRST_START_MS,
  startBackend,
} from '../support/backendProcess'
import { TOKEN_SECRET } from './stores'

const folder = createDataFolder()
let backend: BackendProcess
let kit: Kit

const start = async () => {
  backend = await startBackend({ DATA_DIR: folder, TOKEN_SECRET, TOKEN_DAYS: '2' })
  kit = createKit({ send: sendTo(backend.apiUrl), aSecondLater: () => Promise.resolve() }, expect)
}
beforeAll(start, FIRST_START_MS)
afterAll(() => backend.stop())

test('a token has an id of its own and expires after TOKEN_DAYS', async () => {
  const { token } = await kit.signUp()
  const { iat = 0, exp, jti } = decodeJwt(token)
  expect(exp).toBe(iat + 2 * 24 * 60 * 60)
  expect(jti).toMatch(/^[\da-f-]{36}$/)
})

test('logout ends the token in any spelling and after a restart, and no other session', async () => {
  const { token, email, password } = await kit.signUp()
  const { body } = await kit.post('/auth/login', { email, password })
  const other = v.parse(LoginResponse, body).encodedToken
  const former = await new SignJWT({ _id: decodeJwt(token)['_id'], email })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(TOKEN_SECRET))

  expect(await kit.post('/auth/logout', {}, token)).toEqual({ status: 200, body: {} })
  await backend.stop()
  await start()
  for (const spelling of [token, `Bearer ${token}`, ` bearer  ${token} `])
    expect((await kit.get('/user/cart', spelling)).status).toBe(401)
  expect((await kit.get('/user/cart', other)).status).toBe(200)

  // Issued by a version whose tokens didn't expire.
  expect((await kit.get('/user/cart', former)).status).toBe(200)
  expect((await kit.post('/auth/logout', {}, former)).status).toBe(200)
  expect((await kit.get('/user/cart', former)).status).toBe(401)
})
