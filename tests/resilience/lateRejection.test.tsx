import { describe, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { makeStore } from '@/app/store'
import { messages } from '@/contract/messages'
import { sessionRestored } from '@/features/auth/authSlice'
import { SESSION_KEY } from '@/features/auth/session'
import { syncSessionFromStorage } from '@/features/auth/syncSessionFromStorage'
import { cartApi } from '@/features/cart/cartApi'
import { backend } from '../support/backend'
import { renderApp } from '../support/renderApp'
import { demoSession, sessionOf } from '../support/sessions'

const { getCart } = cartApi.endpoints
const slow = { timeout: 20_000 }

describe('a late 401, after another tab has logged in again', () => {
  const logInElsewhere = async () => {
    const { user } = await backend.signUp()
    const session = await sessionOf(user.email)
    localStorage.setItem(SESSION_KEY, JSON.stringify(session))
    return session
  }
  const refuse = (refused: string) =>
    http.get('*/api/user/cart', ({ request }) =>
      request.headers.get('authorization') === refused
        ? HttpResponse.json({ errors: [messages.tokenInvalid] }, { status: 401 })
        : undefined,
    )

  test('keeps the newer session in storage, and the tab adopts it', async () => {
    const old = await demoSession()
    const store = makeStore()
    store.dispatch(sessionRestored(old))
    backend.server.use(refuse(old.authToken))
    const newer = await logInElsewhere()
    await store.dispatch(getCart.initiate(old.authUser.email))
    expect(localStorage.getItem(SESSION_KEY)).toBe(JSON.stringify(newer))
    expect(store.getState().auth).toEqual({ ...newer, isAuthorized: true })
    expect(getCart.select(old.authUser.email)(store.getState()).data).toBeUndefined()
  })

  test('shows the other shopper’s cart without a login page in between', async () => {
    const old = await demoSession()
    const { authToken } = old
    let newer: typeof old | undefined
    backend.server.use(
      http.get(
        '*/api/user/cart',
        async ({ request }) => {
          newer = await logInElsewhere()
          expect(request.headers.get('authorization')).toBe(authToken)
          return HttpResponse.json({ errors: [messages.tokenInvalid] }, { status: 401 })
        },
        { once: true },
      ),
    )
    const { store } = await renderApp({ url: '/mycart', as: 'demo' })
    await waitFor(() => {
      expect(store.getState().auth.authToken).toBe(newer?.authToken)
    }, slow)
    expect(await screen.findByText(/There is nothing in your cart/, {}, slow)).toBeVisible()
    expect(window.location.pathname).toBe('/mycart')
  })

  test('ends the session when the stored token is the rejected one', async () => {
    const old = await demoSession()
    localStorage.setItem(SESSION_KEY, JSON.stringify(old))
    const store = makeStore()
    store.dispatch(syncSessionFromStorage())
    backend.server.use(refuse(old.authToken))
    await store.dispatch(getCart.initiate(old.authUser.email))
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
    expect(store.getState().auth.isAuthorized).toBe(false)
  })
})
