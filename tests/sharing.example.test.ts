import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { LoginResponse } from '../src/contract/calls'
import { demoAccount } from '../src/contract/demoAccount'
import { createHandlers } from '../src/mocks/handlers'
import { plants } from '../src/mocks/seeds/plants'

// As another team would test its own client against the shop's backend.
const server = setupServer(...createHandlers({ latency: 0, plants: plants.slice(0, 1) }))
beforeAll(() => {
  server.listen()
})
afterAll(() => {
  server.close()
})

const origin = 'https://frond.example'

test('another team’s client logs in and reads its cart', async () => {
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify(demoAccount),
  })
  const { encodedToken } = v.parse(LoginResponse, await login.json())
  const cart = await fetch(`${origin}/api/user/cart`, { headers: { authorization: encodedToken } })
  expect(await cart.json()).toEqual({ cart: [] })
})

test('and may bring a catalogue of its own', async () => {
  const products = await fetch(`${origin}/api/products`)
  expect(await products.json()).toEqual({ products: [plants[0]] })
})
