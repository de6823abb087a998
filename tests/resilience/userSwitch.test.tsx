import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type Session, SESSION_KEY } from '@/features/auth/session'
import { backend } from '../support/backend'
import { demoUser, seedCart, seedWishlist } from '../support/demoUser'
import { renderApp } from '../support/renderApp'
import { sessionOf } from '../support/sessions'

async function otherSession(): Promise<Session> {
  const { user } = await backend.signUp()
  return sessionOf(user.email)
}

/** Another tab logs out and in as someone else; this one is notified at once and shows no login. */
function switchTo(session: Session): void {
  act(() => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(session))
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
  })
}

test.each([
  { url: '/mycart', remove: 'Remove Snake Plant from cart' },
  { url: '/mywishlist', remove: 'Wishlist Snake Plant' },
])("A's removal on $url can't be undone by B", async ({ url, remove }) => {
  await seedCart({ 'snake-plant': 1, 'peace-lily': 1 })
  await seedWishlist('snake-plant', 'peace-lily')
  const other = await otherSession()
  const [palm] = (await demoUser()).cart.map((line) => ({ ...line, _id: 'palm', name: 'Palm' }))
  if (!palm) throw new Error('The cart is empty.')
  await backend.store.update(other.authUser.email, (user) => ({
    ...user,
    cart: [palm],
    wishlist: [palm],
  }))
  const { user } = await renderApp({ url, as: 'demo' })
  await user.click(await screen.findByRole('button', { name: remove }))
  expect(await screen.findByRole('button', { name: /^Undo/ })).toBeVisible()
  switchTo(other)
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
  expect(await screen.findByRole('article', { name: 'Palm' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
  expect(window.location.pathname).toBe(url)
})

test.each(['/address', '/ordersummary'])(
  "A's half-typed address on %s is never shown to B",
  async (url) => {
    await seedCart({ 'snake-plant': 1 })
    const other = await otherSession()
    const { cart, address } = await demoUser()
    await backend.store.update(other.authUser.email, (user) => ({ ...user, cart, address }))
    const { user } = await renderApp({ url, as: 'demo' })
    const add = await screen.findByRole('button', { name: 'ADD NEW ADDRESS' })
    await user.click(add)
    const form = await screen.findByRole('dialog', { name: 'Add new address' })
    await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'Asha')
    switchTo(other)
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
    await user.click(await screen.findByRole('button', { name: 'ADD NEW ADDRESS' }))
    const again = await screen.findByRole('dialog', { name: 'Add new address' })
    expect(within(again).getByRole('textbox', { name: 'Name' })).toHaveValue('Ravi Nair')
    await user.click(within(again).getByRole('button', { name: 'Close' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  },
)
