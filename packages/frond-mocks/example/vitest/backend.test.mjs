import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cartAddFails, demoAccount, plants, sessionExpires } from 'frond-mocks'
import { createTestBackend } from 'frond-mocks/node'

const backend = createTestBackend()
beforeAll(() => backend.listen())
afterEach(() => backend.reset())
afterAll(() => backend.close())

const api = 'https://shop.example/api'

async function login() {
  const reply = await fetch(`${api}/auth/login`, {
    method: 'POST',
    body: JSON.stringify(demoAccount),
  })
  const { encodedToken } = await reply.json()
  return { authorization: encodedToken }
}

const add = (headers) =>
  fetch(`${api}/user/cart`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ product: plants[0] }),
  })

test('a client logs in and fills its cart', async () => {
  const headers = await login()
  expect((await add(headers)).status).toBe(201)
  const cart = await fetch(`${api}/user/cart`, { headers })
  expect(await cart.json()).toMatchObject({ cart: [{ _id: plants[0]._id, qty: 1 }] })
})

test('the next test starts afresh, and a scenario fails what it names', async () => {
  const headers = await login()
  const cart = await fetch(`${api}/user/cart`, { headers })
  expect(await cart.json()).toEqual({ cart: [] })
  backend.server.use(cartAddFails(503, { times: 1 }))
  expect((await add(headers)).status).toBe(503)
  expect((await add(headers)).status).toBe(201)
})

test('a session expires', async () => {
  const headers = await login()
  backend.server.use(sessionExpires())
  expect((await add(headers)).status).toBe(401)
})

test('users of one’s own are there from the start of a test', async () => {
  const { user, token } = await backend.signUp({ firstName: 'Meera' })
  expect(user.firstName).toBe('Meera')
  expect((await add({ authorization: token })).status).toBe(201)
})
