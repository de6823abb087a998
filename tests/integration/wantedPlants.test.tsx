import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { sessionRestored } from '@/features/auth/authSlice'
import { backend } from '../support/backend'
import { demoUser, seedWishlist } from '../support/demoUser'
import { renderApp } from '../support/renderApp'
import { demoSession } from '../support/sessions'

const card = async (name: string) => within(await screen.findByRole('article', { name }))

/** As a visitor, wants a snake plant for the cart and a moth orchid for the wishlist. */
async function pressTwoPlants() {
  const view = await renderApp({ url: '/productlisting' })
  const { user } = view
  await user.click((await card('Snake Plant')).getByRole('button', { name: /^Add to cart/ }))
  await user.click((await card('Moth Orchid')).getByRole('button', { name: /^Wishlist/ }))
  return view
}

async function logIn(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Login with test credentials' }))
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

async function signUp(user: UserEvent): Promise<void> {
  for (const name of ['Email', 'First name', 'Last name'])
    await user.type(screen.getByRole('textbox', { name }), 'ravi@frond.example')
  await user.type(screen.getByLabelText('Password'), 'x')
  await user.type(screen.getByLabelText('Confirm password'), 'x')
  await user.click(screen.getByRole('button', { name: 'Create New Account' }))
}

const idsOf = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id)

/** Waits until both plants were added, each once and to what it was meant for. */
const expectBothAdded = (email = 'asha.rao@frond.example') =>
  waitFor(async () => {
    const account = await backend.store.get(email)
    expect(idsOf(account?.cart ?? [])).toEqual(['snake-plant'])
    expect(idsOf(account?.wishlist ?? [])).toEqual(['moth-orchid'])
  })

const main = () => within(screen.getByRole('main'))

test('every plant that a visitor pressed is added after a login from the row at the foot', async () => {
  const { user } = await pressTwoPlants()
  expect(await screen.findByText("Log in and we'll add 2 plants.")).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  await logIn(user)
  await expectBothAdded()
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
  expect(window.location.pathname).toBe('/productlisting')
})

test.each([
  { how: 'the header', link: 'Login', path: '/productlisting' },
  { how: 'the cart’s icon', link: /^Cart/, path: '/mycart' },
])('every plant is added after a login by $how, which names them', async ({ link, path }) => {
  const { user } = await pressTwoPlants()
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: link }))
  const names = /^Log in and we'll add Snake Plant to your cart and Moth Orchid to your wishlist\.$/
  expect(await main().findByText(names)).toBeVisible()
  await logIn(user)
  await expectBothAdded()
  expect(window.location.pathname).toBe(path)
})

test('every plant is added after a sign-up, which names them', async () => {
  const { user } = await pressTwoPlants()
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  await user.click(await main().findByRole('link', { name: 'Sign up' }))
  await screen.findByRole('heading', { level: 1, name: 'Sign up' })
  const names =
    /^Sign up and we'll add Snake Plant to your cart and Moth Orchid to your wishlist\.$/
  expect(await main().findByText(names)).toBeVisible()
  await signUp(user)
  await expectBothAdded('ravi@frond.example')
})

test('every plant is added after a login in another tab, which names them', async () => {
  const { unmount } = await pressTwoPlants()
  unmount()
  const { user } = await renderApp({ url: '/login' })
  expect(await main().findByText(/Snake Plant to your cart and Moth Orchid/)).toBeVisible()
  await logIn(user)
  await expectBothAdded()
})

test('the tab where the plants were pressed adds none after a login in another tab', async () => {
  const { store } = await pressTwoPlants()
  const session = await demoSession()
  act(() => {
    store.dispatch(sessionRestored(session))
  })
  await screen.findByRole('link', { name: 'Cart, 0 items' })
  expect(screen.queryByText(/^Log in and/)).not.toBeInTheDocument()
  expect((await demoUser()).cart).toEqual([])
})

test('a plant that is pressed twice, or already in the list, is there once', async () => {
  await seedWishlist('moth-orchid')
  const { user } = await pressTwoPlants()
  await user.click((await card('Moth Orchid')).getByRole('button', { name: /^Wishlist/ }))
  await user.click((await card('Snake Plant')).getByRole('button', { name: /^Add to cart/ }))
  expect(await screen.findByText("Log in and we'll add 2 plants.")).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  await logIn(user)
  await expectBothAdded()
})

test('the plants wait while the visitor looks at other pages or loads the page again', async () => {
  const { user, unmount } = await pressTwoPlants()
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  await user.click(await screen.findByRole('link', { name: 'Forgot Password?' }))
  await screen.findByRole('link', { name: 'Shop Now' })
  expect(screen.getByText("Log in and we'll add 2 plants.")).toBeVisible()
  unmount()
  const view = await renderApp({ url: '/' })
  await view.user.click(await screen.findByRole('link', { name: 'Log in' }))
  await logIn(view.user)
  await expectBothAdded()
})

test('a visitor who dismisses the offer gets nothing added by a later login', async () => {
  const { user } = await pressTwoPlants()
  await user.click(screen.getByRole('button', { name: 'Dismiss the offer to log in' }))
  expect(screen.queryByText(/^Log in and/)).not.toBeInTheDocument()
  expect(localStorage).toHaveLength(0)
  await user.click(screen.getByRole('link', { name: 'Login' }))
  await logIn(user)
  await screen.findByRole('link', { name: 'Cart, 0 items' })
  expect((await demoUser()).cart).toEqual([])
})
