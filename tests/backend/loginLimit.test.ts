import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createKit } from '../contract/kit'
import { sendTo } from '../contract/sendTo'
import {
  type BackendProcess,
  createDataFolder,
  FIRST_START_MS,
  startBackend,
} from '../support/backendProcess'

const folder = createDataFolder()
let backend: BackendProcess

beforeAll(async () => {
  backend = await startBackend({
    DATA_DIR: folder,
    LOGIN_LIMIT_PER_ACCOUNT: '3',
    LOGIN_LIMIT_PER_CLIENT: '5',
    SIGNUP_LIMIT_PER_CLIENT: '20',
    LOGIN_LIMIT_MINUTES: '2',
    TRUSTED_PROXIES: '1',
  })
}, FIRST_START_MS)
afterAll(() => backend.stop())

const signUp = (fields: Record<string, unknown> = {}) =>
  createKit({ send: sendTo(backend.apiUrl), aSecondLater: () => Promise.resolve() }, expect).signUp(
    fields,
  )

let clients = 0
const newClient = () => `203.0.113.${++clients}`

interface Login {
  email?: string
  password?: string
  /** The header as the trusted proxy sends it. */
  forwardedFor: string
  path?: string
}

async function login({
  email = `nobody-${Math.random()}@frond.example`,
  password = 'wrong',
  forwardedFor,
  path = '/api/auth/login',
}: Login) {
  const { status, headers } = await fetch(new URL(path, backend.apiUrl), {
    method: 'POST',
    headers: { 'x-forwarded-for': forwardedFor },
    body: JSON.stringify({ email, password }),
  })
  return { status, retryAfter: Number(headers.get('retry-after')) }
}

test('parallel attempts cannot exceed the limit of an account', async () => {
  const { email } = await signUp()
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => login({ email, forwardedFor: newClient() })),
  )
  const statuses = replies.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([401, 401, 401, ...Array.from({ length: 9 }, () => 429)])
})

test('Retry-After is the rest of the time window, whatever is tried in between', async () => {
  const { email } = await signUp()
  const replies = []
  for (let attempt = 0; attempt < 6; attempt += 1)
    replies.push(await login({ email, forwardedFor: newClient() }))
  for (const { status, retryAfter } of replies.slice(3)) {
    expect(status).toBe(429)
    expect(retryAfter).toBeGreaterThan(60)
    expect(retryAfter).toBeLessThanOrEqual(120)
  }
})

test("a successful login resets the account's count and isn't counted for the client", async () => {
  const { email, password } = await signUp()
  const forwardedFor = newClient()
  const fail = () => login({ email, forwardedFor })
  const succeed = () => login({ email, password, forwardedFor })
  const statuses = []
  for (const attempt of [fail, fail, succeed, succeed, succeed, succeed, fail, fail, succeed])
    statuses.push((await attempt()).status)
  expect(statuses).toEqual([401, 401, 200, 200, 200, 200, 401, 401, 200])
})

test.each([
  ['at any account', {}],
  ['at a path that the handler accepts as well', { path: '/api/auth/Login/?y=1' }],
])('a client that fails too often %s is refused, and others are not', async (_, options) => {
  const { email, password } = await signUp()
  const client = newClient()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { status } = await login({ ...options, forwardedFor: client })
    expect(status).toBe(404)
  }
  const fromClient = { email, password, ...options }
  expect((await login({ ...fromClient, forwardedFor: client })).status).toBe(429)
  // The client's own entry precedes the proxy's.
  expect((await login({ ...fromClient, forwardedFor: `192.0.2.1, ${client}` })).status).toBe(429)
  expect((await login({ ...fromClient, forwardedFor: newClient() })).status).toBe(200)
})

test('a client counts as one, whatever port and notation its proxy sends', async () => {
  for (const forwardedFor of [
    '198.51.100.7:1025',
    '198.51.100.7:1026',
    '::ffff:198.51.100.7',
    '[::ffff:c633:6407]:443',
    '198.51.100.7',
  ])
    expect((await login({ forwardedFor })).status).toBe(404)
  expect((await login({ forwardedFor: '198.51.100.7:1030' })).status).toBe(429)
  expect((await login({ forwardedFor: '198.51.100.8:1030' })).status).toBe(404)
})

test('clients that a proxy doesn’t name count as one', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect((await login({ forwardedFor: `_hidden${attempt}` })).status).toBe(404)
  expect((await login({ forwardedFor: 'unknown' })).status).toBe(429)
})

test('the limit of an account holds for either Unicode form of its email', async () => {
  const { email } = await signUp({ email: `r\u00e9my-${Date.now()}@frond.example` })
  for (const form of ['NFC', 'NFD', 'NFC'] as const)
    expect((await login({ email: email.normalize(form), forwardedFor: newClient() })).status).toBe(
      401,
    )
  const fourth = await login({ email: email.normalize('NFD'), forwardedFor: newClient() })
  expect(fourth.status).toBe(429)
})

test('a client that signs up too often is refused, and others are not', async () => {
  const signUpFrom = async (forwardedFor: string) => {
    const email = `new-${Math.random()}@frond.example`
    const { status, headers } = await fetch(`${backend.apiUrl}/auth/signup`, {
      method: 'POST',
      headers: { 'x-forwarded-for': forwardedFor },
      body: JSON.stringify({ email, password: 'x', firstName: 'x', lastName: 'x' }),
    })
    return { status, retryAfter: Number(headers.get('retry-after')) }
  }
  const client = newClient()
  for (let attempt = 1; attempt <= 20; attempt += 1)
    expect((await signUpFrom(client)).status).toBe(201)
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const { status, retryAfter } = await signUpFrom(`${client}:4711`)
    expect(status).toBe(429)
    expect(retryAfter).toBeGreaterThan(60)
  }
  expect((await signUpFrom(newClient())).status).toBe(201)
})

test('the addresses of an IPv6 network count as one client', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect((await login({ forwardedFor: `2001:db8::${attempt}` })).status).toBe(404)
  expect((await login({ forwardedFor: '2001:0db8:0:0:ffff::1' })).status).toBe(429)
  expect((await login({ forwardedFor: '2001:db8:0:1::1' })).status).toBe(404)
})

test('a body that the handler rejects doesn’t count', async () => {
  const { email, password } = await signUp()
  const forwardedFor = newClient()
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const { status } = await fetch(`${backend.apiUrl}/auth/login`, {
      method: 'POST',
      headers: { 'x-forwarded-for': forwardedFor },
      body: JSON.stringify({ email }),
    })
    expect(status).toBe(400)
  }
  expect((await login({ email, password, forwardedFor })).status).toBe(200)
})
