import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { SignJWT } from 'jose'
import { makeStore } from '@/app/store'
import { SESSION_KEY } from '@/features/auth/session'
import { syncSessionFromStorage } from '@/features/auth/syncSessionFromStorage'
import { cartApi } from '@/features/cart/cartApi'
import { MOCK_SECRET } from '@/mocks/token'
import { backend } from '../support/backend'
import { demoUser } from '../support/demoUser'
import { renderApp } from '../support/renderApp'
import { demoSession } from '../support/sessions'

const { getCart } = cartApi.endpoints
const slow = { timeout: 20_000 }

const key = new TextEncoder().encode(MOCK_SECRET)
async function claims() {
  const { _id, email } = await demoUser()
  return { _id, email }
}
// tests/contract proves that the backend refuses every other kind; these differ in how they're sent.
const tokens: { token: string; status?: number; make: () => Promise<string> }[] = [
  {
    token: 'an expired',
    make: async () =>
      new SignJWT(await claims())
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(1)
        .sign(key),
  },
  {
    token: "another user's",
    status: 404,
    make: async () =>
      new SignJWT({ ...(await claims()), _id: 'former-owner' })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(key),
  },
  { token: 'a blank', make: () => Promise.resolve(' ') },
  { token: 'a 10 kB', make: () => Promise.resolve('x'.repeat(10_000)) },
  { token: 'a unicode', make: () => Promise.resolve('ключ-🌿-\n-é') },
]

test.each(tokens)(
  'the backend rejects $token token, and the shopper becomes a visitor',
  async ({ make, status = 401 }) => {
    const { authUser } = await demoSession()
    const store = makeStore()
    localStorage.setItem(SESSION_KEY, JSON.stringify({ authToken: await make(), authUser }))
    store.dispatch(syncSessionFromStorage())
    expect(store.getState().auth.isAuthorized).toBe(true)
    const refused = new Promise<number>((resolve) => {
      backend.server.events.on('response:mocked', ({ response }) => {
        resolve(response.status)
      })
    })
    await store.dispatch(getCart.initiate(authUser.email))
    expect(await refused).toBe(status)
    expect(store.getState().auth).toMatchObject({ authToken: null, isAuthorized: false })
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
    expect(getCart.select(authUser.email)(store.getState()).data).toBeUndefined()
    backend.server.events.removeAllListeners()
  },
)

test("a deleted user's valid token leads to the login page, not a blank one", async () => {
  const { user, token } = await backend.signUp()
  const authUser = { firstName: 'Ravi', lastName: 'Nair', email: user.email }
  backend.reset()
  localStorage.setItem(SESSION_KEY, JSON.stringify({ authToken: token, authUser }))
  const { store } = await renderApp({ url: '/mycart' })
  act(() => {
    store.dispatch(syncSessionFromStorage())
  })
  expect(await screen.findByRole('heading', { name: 'Login' }, slow)).toBeVisible()
  expect(localStorage.getItem(SESSION_KEY)).toBeNull()
})

test.each([
  'null',
  '"[object Object]"',
  '{"authToken":"abc","authUs',
  '{"authToken":7,"authUser":{}}',
  '[]',
  '',
])('a stored session of %j is treated as logged out, and its key is cleared', (stored) => {
  localStorage.setItem(SESSION_KEY, stored)
  const store = makeStore()
  store.dispatch(syncSessionFromStorage())
  expect(store.getState().auth.isAuthorized).toBe(false)
  expect(localStorage.getItem(SESSION_KEY)).toBeNull()
})
