import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from '@jest/globals'
import type { RequestHandler } from 'msw'
import { API_PREFIX } from '@/contract/calls'
import { type CallName, calls } from '@/contract/callTable'
import { messages } from '@/contract/messages'
import { backend } from '../../../tests/support/backend'
import { demoAccount } from '../interface/demoAccount'
import { plants } from '../seeds/plants'
import { callFails, callIsSlow } from './callFails'
import * as scenarios from './scenarios'

let token: string

beforeEach(async () => {
  token = await backend.tokenFor(demoAccount.email)
})

function send(name: CallName, signal?: AbortSignal): Promise<Response> {
  const { method, path } = calls[name]
  return fetch(API_PREFIX + path.replace(/:\w+/, 'snake-plant'), {
    method: method.toUpperCase(),
    headers: { authorization: token },
    ...(signal && { signal }),
    ...(method === 'post' ? { body: '{}' } : {}),
  })
}

const isName = (name: string): name is CallName => name in calls
const names = Object.keys(calls).filter(isName)

const { accountIsDeleted, productsAreSlow, sessionExpires, ...failing } = scenarios

/** The calls that fail in a scenario. */
async function callsFailingWith(scenario: RequestHandler): Promise<string[]> {
  backend.server.use(scenario)
  const replies = await Promise.all(
    names.map(async (name) => ({ name, status: (await send(name)).status })),
  )
  backend.server.resetHandlers()
  return replies.flatMap(({ name, status }) => (status === 503 ? [name] : []))
}

test.each(names)('callFails makes %s fail, and no other call', async (name) => {
  expect(await callsFailingWith(callFails(name, 503))).toEqual([name])
})

test('the guide for testing names every scenario', () => {
  const guide = readFileSync('docs/testing-with-frond.md', 'utf8')
  expect(Object.keys(scenarios).filter((name) => !guide.includes(`\`${name}`))).toEqual([])
})

test('each named scenario makes one call fail', async () => {
  const failed: string[] = []
  for (const scenario of Object.values(failing))
    failed.push(...(await callsFailingWith(scenario(503))))
  expect(new Set(failed).size).toBe(Object.keys(failing).length)
})

test('a scenario that fails twice lets the third call through', async () => {
  backend.server.use(callFails('products', 503, { times: 2 }))
  const statuses = []
  for (let call = 0; call < 3; call += 1) statuses.push((await send('products')).status)
  expect(statuses).toEqual([503, 503, 200])
})

test("a call can fail with a network error, and with a body that isn't JSON", async () => {
  backend.server.use(callFails('products', 'network'), callFails('cart', 'malformed'))
  await expect(send('products')).rejects.toThrow()
  const cart = await send('cart')
  expect(cart.status).toBe(200)
  await expect(cart.json()).rejects.toThrow()
})

/** Whether a call gets no reply while others do, until its caller gives up. */
async function staysSilent(name: CallName): Promise<boolean> {
  const controller = new AbortController()
  const progress = { isAnswered: false }
  const reply = send(name, controller.signal).then(() => {
    progress.isAnswered = true
  })
  // Slower than an immediate reply by a few timer ticks.
  backend.server.use(callIsSlow('categories', 10))
  for (let call = 0; call < 5; call += 1) await send('categories')
  controller.abort()
  await reply.catch(() => undefined)
  return !progress.isAnswered
}

test("a call without a reply ends only by its caller's timeout", async () => {
  expect(await staysSilent('products')).toBe(false)
  backend.server.use(callFails('products', 'silence'))
  expect(await staysSilent('products')).toBe(true)
})

test('slow products arrive after everything else, and complete', async () => {
  backend.server.use(productsAreSlow(60_000))
  expect(await staysSilent('products')).toBe(true)
  backend.server.resetHandlers()
  backend.server.use(productsAreSlow(1))
  expect(await (await send('products')).json()).toEqual({ products: plants })
})

test.each([
  { scenario: sessionExpires, status: 401, message: messages.tokenInvalid },
  { scenario: accountIsDeleted, status: 404, message: messages.emailNotRegistered },
])(
  'with $scenario.name every call with a token is refused, the others are answered',
  async (row) => {
    backend.server.use(row.scenario())
    for (const name of names) {
      if (!calls[name].needsToken) continue
      const reply = await send(name)
      expect(reply.status).toBe(row.status)
      expect(await reply.json()).toEqual({ errors: [row.message] })
    }
    expect((await send('products')).status).toBe(200)
  },
)
