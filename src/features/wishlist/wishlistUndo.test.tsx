import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backend } from '../../../tests/support/backend'
import { demoUser, seedWishlist } from '../../../tests/support/demoUser'
import { renderApp } from '../../../tests/support/renderApp'

const slow = { timeout: 15_000 }

async function removeSnakePlant() {
  await seedWishlist('snake-plant', 'peace-lily')
  const { user, unmount } = await renderApp({ url: '/mywishlist', as: 'demo' })
  await user.click(await screen.findByRole('button', { name: 'Wishlist Snake Plant' }))
  await screen.findByRole('button', { name: /^Undo/ })
  return { user, unmount, undo: () => user.click(screen.getByRole('button', { name: /^Undo/ })) }
}

const saved = async () => (await demoUser()).wishlist.map(({ _id }) => _id)
const isSaved = (...ids: string[]) =>
  waitFor(async () => {
    expect(await saved()).toEqual(ids)
  }, slow)

test('a plant removed from the wishlist can be restored; the offer has the focus', async () => {
  const { undo } = await removeSnakePlant()
  expect(screen.getByRole('group', { name: 'Snake Plant removed' })).toHaveFocus()
  expect(screen.queryByRole('article', { name: 'Snake Plant' })).not.toBeInTheDocument()
  await isSaved('peace-lily')
  await undo()
  await isSaved('peace-lily', 'snake-plant')
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Peace Lily'),
    expect.stringContaining('Snake Plant'),
  ])
})

test('an undo that fails is offered again, and nothing is added unasked', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  const { undo } = await removeSnakePlant()
  await isSaved('peace-lily')
  const failures = jest.fn(() => HttpResponse.error())
  backend.server.use(http.post('*/api/user/wishlist', failures))
  await undo()
  expect(await screen.findAllByText('Wishlist error', { selector: 'p' })).toHaveLength(1)
  expect(await screen.findByRole('button', { name: /^Undo/ })).toBeVisible()
  expect(screen.queryByRole('article', { name: 'Snake Plant' })).not.toBeInTheDocument()
  backend.server.resetHandlers()
  await undo()
  await isSaved('peace-lily', 'snake-plant')
  expect(failures).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
})

test('a plant whose undo succeeds despite an error is shown, and can be removed again', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  const { user, undo } = await removeSnakePlant()
  await isSaved('peace-lily')
  // The addition arrives, but its reply is lost.
  backend.server.use(
    http.post(
      '*/api/user/wishlist',
      async () => {
        await seedWishlist('peace-lily', 'snake-plant')
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
  await undo()
  await screen.findByText('Wishlist error', { selector: 'p' })
  await user.click(await screen.findByRole('button', { name: 'Wishlist Snake Plant' }, slow))
  await isSaved('peace-lily')
  await screen.findByRole('button', { name: /^Undo/ }, slow)
  expect(screen.queryByRole('article', { name: 'Snake Plant' })).not.toBeInTheDocument()
})
