import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { backend } from '../../../tests/support/backend'
import { demoUser } from '../../../tests/support/demoUser'
import { renderApp } from '../../../tests/support/renderApp'

const slow = { timeout: 15_000 }

async function openAddresses() {
  await backend.store.update(demoAccount.email, (user) => ({
    ...user,
    address: user.address.flatMap((home) => [
      home,
      { ...home, _id: 'work', name: 'Asha at work', tag: 'Work' },
    ]),
  }))
  const { user } = await renderApp({ url: '/address', as: 'demo' })
  await screen.findByRole('article', { name: 'Asha Rao' })
  return { user }
}

const shownNames = () => screen.getAllByRole('article').map((card) => card.textContent.slice(0, 8))
const saved = async () => (await demoUser()).address.map(({ name, tag }) => [name, tag].join(' '))

test('a deleted address can be restored as it was; the offer has the focus', async () => {
  const { user } = await openAddresses()
  await user.click(screen.getByRole('button', { name: 'Delete address of Asha Rao' }))
  expect(screen.getByRole('group', { name: "Asha Rao's address removed" })).toHaveFocus()
  const undo = await screen.findByRole('button', { name: /^Undo.*keep Asha Rao's address$/ })
  // The name is isolated from the sentence around it.
  expect(screen.getByText('Asha Rao', { selector: 'bdi' })).toBeVisible()
  await waitFor(async () => {
    expect(await saved()).toEqual(['Asha at work Work'])
  })
  await user.click(undo)
  expect(await screen.findByRole('article', { name: 'Asha Rao' })).toHaveTextContent('Default')
  expect(shownNames()).toEqual(['Asha at ', 'Asha Rao'])
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await waitFor(async () => {
    expect(await saved()).toEqual(['Asha at work Work', 'Asha Rao Default'])
  })
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
})

test('an undo before the reply to the deletion keeps the address', async () => {
  const { user } = await openAddresses()
  await user.click(screen.getByRole('button', { name: 'Delete address of Asha Rao' }))
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  await waitFor(async () => {
    expect((await saved()).toSorted()).toEqual(['Asha Rao Default', 'Asha at work Work'])
  })
  expect(await screen.findByRole('article', { name: 'Asha Rao' })).toBeVisible()
})

test('an undo that fails is offered again, and nothing is saved twice', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  const { user } = await openAddresses()
  await user.click(screen.getByRole('button', { name: 'Delete address of Asha Rao' }))
  await waitFor(async () => {
    expect(await saved()).toHaveLength(1)
  })
  backend.server.use(http.post('*/api/user/address', () => HttpResponse.error(), { once: true }))
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  const error = { selector: 'p' }
  expect(await screen.findByText('Error in adding new address', error)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Undo/ }, slow))
  expect(await screen.findByRole('article', { name: 'Asha Rao' }, slow)).toBeVisible()
  await waitFor(async () => {
    expect(await saved()).toHaveLength(2)
  }, slow)
})
