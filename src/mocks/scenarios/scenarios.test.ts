import { beforeEach, expect, test } from '@jest/globals'
import { backend } from '../../../tests/support/backend'
import { API_PREFIX } from '../../contract/calls'
import { demoAccount } from '../../contract/demoAccount'
import { type EndpointName, endpoints } from '../../contract/endpoints'
import { messages } from '../../contract/messages'
import { callFails } from './callFails'
import * as scenarios from './scenarios'

let token: string

beforeEach(async () => {
  token = await backend.tokenFor(demoAccount.email)
})

function send(name: EndpointName): Promise<Response> {
  const { method, path } = endpoints[name]
  return fetch(API_PREFIX + path.replace(/:\w+/, 'snake-plant'), {
    method: method.toUpperCase(),
    headers: { authorization: token },
    ...(method === 'post' ? { body: '{}' } : {}),
  })
}

const isEndpoint = (name: string): name is EndpointName => name in endpoints
const names = Object.keys(endpoints).filter(isEndpoint)

const { accountIsDeleted, productsAreSlow, sessionExpires, ...failing } = scenarios

test('every call has a scenario of its own, in which it fails and no other does', async () => {
  const failed: string[][] = []
  for (const scenario of Object.values(failing)) {
    backend.server.use(scenario(503))
    const replies = await Promise.all(
      names.map(async (name) => ({ name, status: (await send(name)).status })),
    )
    failed.push(replies.flatMap(({ name, status }) => (status === 503 ? [name] : [])))
    backend.server.resetHandlers()
  }
  expect(failed.toSorted()).toEqual(names.map((name) => [name]).toSorted())
})

test('a scenario that fails twice lets the third call through', async () => {
  backend.server.use(callFails('products', 503, { times: 2 }))
  const statuses = []
  for (let call = 0; call < 3; call += 1) statuses.push((await send('products')).status)
  expect(statuses).toEqual([503, 503, 200])
})

test('a call can fail on the network, and with a body that is no JSON', async () => {
  backend.server.use(callFails('products', 'network'), callFails('cart', 'malformed'))
  await expect(send('products')).rejects.toThrow()
  const cart = await send('cart')
  expect(cart.status).toBe(200)
  await expect(cart.json()).rejects.toThrow()
})

test('a silent call is given up by its caller alone', async () => {
  backend.server.use(callFails('products', 'silence'))
  const controller = new AbortController()
  const reply = fetch(`${API_PREFIX}/products`, { signal: controller.signal })
  const first = await Promise.race([reply, send('categories')])
  expect(first.url).toMatch(/categories$/)
  controller.abort()
  await expect(reply).rejects.toThrow()
})

test('slow products come after everything else, and whole', async () => {
  backend.server.use(productsAreSlow(50))
  const products = send('products')
  const first = await Promise.race([products, send('categories')])
  expect(first.url).toMatch(/categories$/)
  expect((await products).status).toBe(200)
})

test.each([
  { scenario: sessionExpires, status: 401, message: messages.tokenInvalid },
  { scenario: accountIsDeleted, status: 404, message: messages.emailNotRegistered },
])(
  'with $scenario.name every call with a token is refused, the others are answered',
  async (row) => {
    backend.server.use(row.scenario())
    for (const name of names) {
      if (!endpoints[name].needsToken) continue
      const reply = await send(name)
      expect(reply.status).toBe(row.status)
      expect(await reply.json()).toEqual({ errors: [row.message] })
    }
    expect((await send('products')).status).toBe(200)
  },
)
