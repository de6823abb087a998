import { expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { sessionExpires } from '@/mocks/scenarios/scenarios'
import { backend } from '../../../tests/support/backend'
import { renderApp } from '../../../tests/support/renderApp'
import { demoSession } from '../../../tests/support/sessions'
import { SESSION_KEY } from './session'

const atLogin = () => screen.findByRole('heading', { level: 1, name: 'Login' })

test.each([
  ['/mycart', 'Log in to see your cart.'],
  ['/MyWishlist/', 'Log in to see your wishlist.'],
  ['/profile', 'Log in to see your profile.'],
  ['/address', 'Log in to see your addresses.'],
])('a visitor who opens %s reads why there is a login', async (url, reason) => {
  await renderApp({ url })
  await atLogin()
  expect(screen.getByText(reason)).toBeVisible()
  const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(statuses).toContain(reason)
})

test('a visitor who chose to log in is given no reason', async () => {
  const { user } = await renderApp({ url: '/productlisting' })
  await user.click(await screen.findByRole('link', { name: 'Login' }))
  await atLogin()
  expect(screen.queryByText(/^Log in to see/)).not.toBeInTheDocument()
})

test('after a logout in another tab, the login page says so', async () => {
  await renderApp({ url: '/profile', as: 'demo' })
  await screen.findByRole('button', { name: 'Logout' })
  act(() => {
    localStorage.removeItem(SESSION_KEY)
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
  })
  await atLogin()
  expect(screen.getByText("You've been logged out.")).toBeVisible()
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
})

test('after the backend has ended the session, the login page says so', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  backend.server.use(sessionExpires())
  await renderApp({ url: '/mycart', as: 'demo' })
  await atLogin()
  expect(screen.getByText('Your session has ended. Please log in again.')).toBeVisible()
})

test('a page that says Logged Out leaves when another tab logs in', async () => {
  await renderApp({ url: '/logout' })
  await screen.findByRole('heading', { level: 1, name: 'Logged Out' })
  localStorage.setItem(SESSION_KEY, JSON.stringify(await demoSession()))
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
  })
  expect(await screen.findByRole('link', { name: 'Shop Now' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Logged Out' })).not.toBeInTheDocument()
})
