import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { loggedOut } from '@/features/auth/authSlice'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { backend } from '../support/backend'
import { seedCart } from '../support/demoUser'
import { renderApp } from '../support/renderApp'

const STORED = 'frond.delivery'

beforeEach(async () => {
  await seedCart({ 'snake-plant': 1 })
  await backend.store.update(demoAccount.email, (user) => {
    const [home] = user.address
    if (!home) throw new Error('The seed has no address.')
    return { ...user, address: [home, { ...home, _id: 'work', name: 'Asha at work', tag: 'Work' }] }
  })
})

async function openSummary() {
  const utils = await renderApp({ url: '/ordersummary', as: 'demo' })
  const work = await screen.findByRole('radio', { name: /^Asha at work/ })
  return { ...utils, work }
}

test('a reload keeps the chosen delivery address, which is shown once, with its state', async () => {
  const { user, work, unmount } = await openSummary()
  expect(work).not.toBeChecked()
  await user.click(work)
  unmount()
  expect((await openSummary()).work).toBeChecked()
  expect(screen.getAllByText('Asha at work')).toHaveLength(1)
  expect(screen.getByRole('radio', { name: /^Asha at work.*, Karnataka 560038/ })).toBeChecked()
})

test.each([
  ['another shopper’s', JSON.stringify({ user: 'someone@example.com', chosenId: 'work' })],
  ['an address that was deleted', JSON.stringify({ user: demoAccount.email, chosenId: 'deleted' })],
  ['damaged', '{"user":'],
  ['of another shape', JSON.stringify({ user: demoAccount.email, chosenId: 7 })],
])('a stored choice that is %s leaves the default address chosen', async (_what, stored) => {
  sessionStorage.setItem(STORED, stored)
  const { work } = await openSummary()
  expect(work).not.toBeChecked()
  expect(screen.getByRole('radio', { name: /^Asha Rao/ })).toBeChecked()
})

test('an address that is added on the order summary is chosen', async () => {
  const { user } = await openSummary()
  await user.click(screen.getByRole('button', { name: 'ADD NEW ADDRESS' }))
  await screen.findByRole('dialog', { name: 'Add new address' })
  for (const field of screen.getAllByRole('textbox')) await user.type(field, ' Kochi')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  // It's in the list at once, and chosen once it's saved.
  const added = await screen.findByRole('radio', { name: /^Asha Rao Kochi/, checked: true })
  expect(added).toBeVisible()
})

test('where the browser blocks storage, an address can be chosen all the same', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { user, work, store } = await openSummary()
  await user.click(work)
  expect(work).toBeChecked()
  await act(async () => {
    await Promise.resolve(store.dispatch(loggedOut()))
  })
})

test('the default address is preselected wherever an undo has put it', async () => {
  await backend.store.update(demoAccount.email, (user) => ({
    ...user,
    address: user.address.toReversed(),
  }))
  const { work } = await openSummary()
  expect(work).not.toBeChecked()
  expect(screen.getByRole('radio', { name: /^Asha Rao/ })).toBeChecked()
})

test('without a default, none of several addresses is chosen for the shopper', async () => {
  await backend.store.update(demoAccount.email, (user) => ({
    ...user,
    address: user.address.map((address) => ({ ...address, tag: 'Home' })),
  }))
  const { user, work } = await openSummary()
  expect(screen.getByText('Choose a delivery address.')).toBeVisible()
  const placeOrder = screen.getByRole('button', { name: 'Place Order' })
  expect(placeOrder).toBeDisabled()
  await user.click(work)
  expect(placeOrder).toBeEnabled()
  expect(screen.queryByText('Choose a delivery address.')).not.toBeInTheDocument()
})
