import { expect, jest, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api } from '@/api/api'
import { makeStore } from '@/app/store'
import { authApi } from '@/features/auth/authApi'
import { loggedOut, sessionRestored } from '@/features/auth/authSlice'
import { SESSION_KEY } from '@/features/auth/session'
import { cartApi } from '@/features/cart/cartApi'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { sessionExpires } from '@/mocks/scenarios/scenarios'
import { getAnnouncements } from '@/notifications/toast'
import { backend } from '../support/backend'
import { collectToasts } from '../support/collectToasts'
import { demoUser, seedCart } from '../support/demoUser'
import { createGate } from '../support/gate'
import { renderApp } from '../support/renderApp'
import { demoSession, sessionOf } from '../support/sessions'

const { getCart } = cartApi.endpoints
const slow = { timeout: 20_000 }

test.each([
  ['Add to cart', /^Add to cart/, "Log in and we'll add Snake Plant to your cart.", 'cart'],
  ['a heart', /^Wishlist/, "Log in and we'll add Snake Plant to your wishlist.", 'wishlist'],
] as const)(
  '%s pressed after the session has ended asks to log in, which completes it',
  async (_, name, offer, list) => {
    const { user } = await renderApp({ url: '/productlisting', as: 'demo' })
    await screen.findByRole('link', { name: 'Cart, 0 items' })
    await screen.findByRole('link', { name: 'Wishlist, 0 items' })
    backend.server.use(sessionExpires())
    const card = within(await screen.findByRole('article', { name: 'Snake Plant' }))
    await user.click(card.getByRole('button', { name }))
    expect(
      await screen.findByText('Please login to add product to wishlist', { selector: 'p' }),
    ).toBeVisible()
    expect(await screen.findByText(offer)).toBeVisible()
    backend.server.resetHandlers()
    await user.click(screen.getByRole('link', { name: 'Log in' }))
    await user.click(await screen.findByRole('button', { name: 'Login with test credentials' }))
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(async () => {
      expect((await demoUser())[list]).toMatchObject([{ _id: 'snake-plant' }])
    })
  },
)

test.each(['a refusal', 'a logout in another tab'])(
  'the plants and the focus stay where they are when %s ends the session',
  async (end) => {
    const { user, store } = await renderApp({ url: '/productlisting', as: 'demo' })
    await screen.findByRole('link', { name: 'Wishlist, 0 items' })
    const heart = await screen.findByRole('button', { name: 'Wishlist Snake Plant' })
    await user.click(heart)
    await screen.findByRole('link', { name: 'Wishlist, 1 item' })
    const cards = screen.getAllByRole('article')
    if (end === 'a refusal') {
      backend.server.use(sessionExpires())
      act(() => {
        store.dispatch(api.util.invalidateTags(['Cart']))
      })
    } else {
      localStorage.removeItem(SESSION_KEY)
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
      })
    }
    await screen.findByRole('link', { name: 'Login' })
    expect(heart).not.toBePressed()
    expect(heart).toHaveFocus()
    expect(screen.getAllByRole('article')).toEqual(cards)
    for (const card of cards) expect(card).toBeVisible()
  },
)

test('the late reply of an earlier login doesn’t replace the session of a later sign-up', async () => {
  const isDue = createGate()
  backend.server.use(
    http.post('*/api/auth/login', async () => {
      await isDue.opened
    }),
  )
  const store = makeStore()
  const { login, signup } = authApi.endpoints
  const early = store.dispatch(login.initiate(demoAccount, { track: false }))
  const ravi = { email: 'ravi@frond.example', password: 'x', firstName: 'Ravi', lastName: 'Nair' }
  await store.dispatch(signup.initiate(ravi, { track: false }))
  isDue.open()
  await early
  expect(store.getState().auth.authUser?.email).toBe(ravi.email)
  expect(localStorage.getItem(SESSION_KEY)).toContain(ravi.email)
  expect(getAnnouncements().map(({ message }) => message)).toEqual(['Signup Successful'])
})

test('a page restored from memory checks the session and the cart again', async () => {
  await seedCart({ 'snake-plant': 1 })
  const { store } = await renderApp({ url: '/mycart', as: 'demo' })
  await screen.findByRole('article', { name: 'Snake Plant' }, slow)
  const restorePage = () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }
  await seedCart({ 'peace-lily': 1 })
  act(restorePage)
  expect(await screen.findByRole('article', { name: 'Peace Lily' })).toBeVisible()
  expect(screen.queryByRole('article', { name: 'Snake Plant' })).not.toBeInTheDocument()

  // No storage event reaches a page in the back/forward cache.
  localStorage.removeItem(SESSION_KEY)
  act(restorePage)
  expect(await screen.findByRole('heading', { name: 'Login' }, slow)).toBeVisible()
  expect(store.getState().auth.isAuthorized).toBe(false)
})

test("not one frame shows A's data to B, and late replies to A are dropped", async () => {
  await seedCart({ 'snake-plant': 2 })
  const { user: ravi } = await backend.signUp()
  const [a, b] = [await demoSession(), await sessionOf(ravi.email)]
  const gate = createGate()
  const { store } = await renderApp({ url: '/mycart', as: 'demo' })
  expect(await screen.findByRole('article', { name: 'Snake Plant' }, slow)).toBeVisible()
  const isRead = new Promise<void>((resolve) => {
    backend.server.use(
      http.get('*/api/user/*', async ({ request }) => {
        if (request.headers.get('authorization') !== a.authToken) return
        resolve()
        await gate.opened
      }),
    )
  })
  await act(() => {
    store.dispatch(api.util.invalidateTags(['Cart']))
    return isRead
  })
  const frames: string[] = []
  const watch = new MutationObserver(() => frames.push(document.body.textContent))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  act(() => {
    store.dispatch(loggedOut())
    store.dispatch(sessionRestored(b))
  })
  gate.open()
  expect(
    await screen.findByText("There is nothing in your cart. Let's add some items.", {}, slow),
  ).toBeVisible()
  expect(frames.filter((text) => text.includes('Snake Plant'))).toEqual([])
  expect(getCart.select(a.authUser.email)(store.getState()).data).toBeUndefined()
  watch.disconnect()
})

test.each([
  { answer: 'HTML', reply: () => HttpResponse.html('<!doctype html>') },
  { answer: 'no token', reply: () => HttpResponse.json({ foundUser: { email: 'a@b.c' } }) },
  {
    answer: 'an empty token',
    reply: () =>
      HttpResponse.json({
        encodedToken: '',
        foundUser: { email: 'a@b.c', firstName: 'A', lastName: 'B' },
      }),
  },
])('a login that answers 200 with $answer fails, and the next one works', async ({ reply }) => {
  jest.spyOn(console, 'warn').mockReturnValue()
  backend.server.use(http.post('*/api/auth/login', reply, { once: true }))
  const store = makeStore()
  const toasts = collectToasts()
  const logIn = () => store.dispatch(authApi.endpoints.login.initiate(demoAccount))
  await logIn()
  expect(store.getState().auth.isAuthorized).toBe(false)
  await logIn()
  expect(store.getState().auth.isAuthorized).toBe(true)
  expect(toasts()).toEqual(['Error while login', 'Login Successful'])
})
