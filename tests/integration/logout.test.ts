import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { plants } from '@/mocks/seeds/plants'
import { backend } from '../support/backend'
import { demoUser, seedCart, seedWishlist } from '../support/demoUser'
import { createGate } from '../support/gate'
import { recordCalls } from '../support/recordCalls'
import { renderApp } from '../support/renderApp'

test("a logout removes the user's data from store and storage, even after late replies", async () => {
  await seedCart({ 'snake-plant': 2 })
  await seedWishlist('peace-lily')
  const { user, store } = await renderApp({ url: '/ordersummary', as: 'demo' })
  await screen.findByRole('radio', { name: /^Asha Rao/ })
  await user.click(screen.getByRole('link', { name: 'Frond' }))
  await user.click(await screen.findByRole('link', { name: 'Shop Now' }))
  const heart = await screen.findByRole('button', { name: 'Wishlist Snake Plant' })
  const { authToken } = store.getState().auth
  const traces = [
    authToken ?? '',
    demoAccount.email,
    'Asha',
    'Rao',
    'Indiranagar',
    ...plants.map(({ name }) => name),
  ]
  const left = () => {
    const state = JSON.stringify(store.getState())
    return traces.filter((trace) => state.includes(trace))
  }
  expect(left()).toEqual(traces)

  // A change is in flight when the shopper logs out; its reply arrives afterwards.
  const leaving = createGate()
  backend.server.use(http.post('*/api/user/wishlist', () => leaving.opened))
  const sent = recordCalls()
  await user.click(heart)
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Logged Out' })).toBeVisible()
  expect(window.location.pathname).toBe('/logout')
  expect(left()).toEqual([])
  expect(store.getState().auth).toEqual({ authToken: null, authUser: null, isAuthorized: false })
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)

  leaving.open()
  await waitFor(async () => {
    expect((await demoUser()).wishlist).toHaveLength(2)
  })
  await user.click(screen.getByRole('link', { name: 'Sign in Again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  expect(left()).toEqual([])
  const calls = await sent()
  expect(calls.filter(({ authorization }) => authorization === null)).toEqual([])
  expect(screen.queryByText(/^Product|error$/, { selector: 'p' })).toBeNull()
  // The backend keeps the user's lists.
  expect((await demoUser()).cart).toHaveLength(1)
})
