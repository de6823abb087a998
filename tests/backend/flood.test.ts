import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { createQueue, createQueues } from '../../server/queue'
import {
  type BackendProcess,
  createDataFolder,
  FIRST_START_MS,
  startBackend,
} from '../support/backendProcess'

const folder = createDataFolder()
const Token = v.object({ encodedToken: v.string() })
let backend: BackendProcess

beforeAll(async () => {
  backend = await startBackend({ DATA_DIR: folder, TRUSTED_PROXIES: '1' })
}, FIRST_START_MS)
afterAll(() => backend.stop())

const signUp = (client: string) =>
  fetch(`${backend.apiUrl}/auth/signup`, {
    method: 'POST',
    headers: { 'x-forwarded-for': client, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${Math.random()}@frond.example`,
      password: 'x',
      firstName: 'x',
      lastName: 'x',
    }),
  })

test('while one client signs up 40 times at once, another’s sign-up isn’t behind them', async () => {
  let served = 0
  const flood = Array.from({ length: 40 }, async () => {
    await signUp('203.0.113.66')
    served += 1
  })
  expect((await signUp('203.0.113.1')).status).toBe(201)
  expect(served).toBeLessThan(20)
  await Promise.all(flood)
})

test('a client with too many waiting sign-ups is told to come back, and others aren’t', async () => {
  const flood = await Promise.all(Array.from({ length: 70 }, () => signUp('203.0.113.67')))
  const busy = flood.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(busy[0]?.headers.get('retry-after')).toBe('5')
  expect((await signUp('203.0.113.2')).status).toBe(201)
})

test('while one session makes 40 calls at once, another’s call isn’t behind them', async () => {
  const tokenOf = async (client: string) => {
    const { encodedToken } = v.parse(Token, await (await signUp(client)).json())
    return encodedToken
  }
  const [busy, other] = [await tokenOf('203.0.113.3'), await tokenOf('203.0.113.4')]
  const readCart = (authorization: string) =>
    fetch(`${backend.apiUrl}/user/cart`, { headers: { authorization } })
  let served = 0
  const flood = Array.from({ length: 40 }, async () => {
    await readCart(busy)
    served += 1
  })
  expect((await readCart(other)).status).toBe(200)
  expect(served).toBeLessThan(20)
  await Promise.all(flood)
})

test('a queue runs its operations in order and refuses what exceeds its bound', async () => {
  const enqueue = createQueue({ concurrency: 1, maxWaiting: 1 })
  const done: number[] = []
  const add = (number: number) => enqueue(() => Promise.resolve(done.push(number)))
  const replies = await Promise.allSettled([add(1), add(2), add(3)])
  expect(replies.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(done).toEqual([1, 2])
  await expect(add(4)).resolves.toBeDefined()
})

test('an operation that fails doesn’t block the next one of its key', async () => {
  const enqueue = createQueues({ concurrency: 1, maxWaiting: 1 })
  await expect(enqueue('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(enqueue('a', () => Promise.resolve('yes'))).resolves.toBe('yes')
})
