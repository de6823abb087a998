import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { LoginResponse } from '@/contract/authCalls'
import { cartAddFails, createHandlers, demoAccount, plants } from '../packages/frond-mocks/index'
import { createTestBackend } from '../packages/frond-mocks/node'
import { backend as shop } from './support/backend'

// As another team would test its own client against the shop's backend.
const backend = createTestBackend({ plants: plants.slice(0, 1) })
beforeAll(() => {
  // From the shop's other tests.
  shop.close()
  backend.listen()
})
afterEach(backend.reset)
afterAll(backend.close)

const origin = 'https://frond.example'

async function login(): Promise<Record<string, string>> {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify(demoAccount),
  })
  return { authorization: v.parse(LoginResponse, await reply.json()).encodedToken }
}

const add = (headers: Record<string, string>) =>
  fetch(`${origin}/api/user/cart`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ product: plants[0] }),
  })

test('another team’s client logs in and fills its cart', async () => {
  const headers = await login()
  expect((await add(headers)).status).toBe(201)
  const cart = await fetch(`${origin}/api/user/cart`, { headers })
  expect(await cart.json()).toMatchObject({ cart: [{ qty: 1 }] })
})

test('the next test starts with an empty cart, and can make an addition fail', async () => {
  const headers = await login()
  const cart = await fetch(`${origin}/api/user/cart`, { headers })
  expect(await cart.json()).toEqual({ cart: [] })
  backend.server.use(cartAddFails())
  expect((await add(headers)).status).toBe(500)
})

test('a scenario ends with its test', async () => {
  expect((await add(await login())).status).toBe(201)
})

test('the backend can have its own catalogue', async () => {
  const products = await fetch(`${origin}/api/products`)
  expect(await products.json()).toEqual({ products: [plants[0]] })
  backend.server.use(...createHandlers({ plants: [], latency: 0 }))
  expect(await (await fetch(`${origin}/api/products`)).json()).toEqual({ products: [] })
})
