import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createKit } from '../contract/kit'
import { sendTo } from '../contract/sendTo'
import { type BackendProcess, FIRST_START_MS, startBackend } from '../support/backendProcess'

const folder = mkdtempSync(join(tmpdir(), 'frond-data-'))
let backend: BackendProcess

beforeAll(async () => {
  backend = await startBackend({
    DATA_DIR: folder,
    LOGIN_LIMIT_PER_ACCOUNT: '3',
    LOGIN_LIMIT_PER_CLIENT: '5',
    LOGIN_LIMIT_MINUTES: '2',
    TRUSTED_PROXIES: '1',
  })
}, FIRST_START_MS)
afterAll(async () => {
  await backend.stop()
  rmSync(folder, { recursive: true, force: true })
})

const signUp = () =>
  createKit(
    { send: sendTo(backend.apiUrl), aSecondLater: () => Promise.resolve() },
    expect,
  ).signUp()

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

test('a successful login resets the count of the account and does not count for the client', async () => {
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
  ['at paths that the handler accepts as well', { path: '/x/api/auth/login?y=1' }],
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
