import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
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

test('a plant removed from the wishlist can be restored to its place', async () => {
  const { undo } = await removeSnakePlant()
  await isSaved('peace-lily')
  await undo()
  await isSaved('peace-lily', 'snake-plant')
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Snake Plant'),
    expect.stringContaining('Peace Lily'),
  ])
})

test('a failed undo is retried, and nothing is added twice', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  const { undo } = await removeSnakePlant()
  await isSaved('peace-lily')
  backend.server.use(http.post('*/api/user/wishlist', () => HttpResponse.error(), { once: true }))
  await undo()
  expect(await screen.findByText('Wishlist error', { selector: 'p' })).toBeVisible()
  await isSaved('peace-lily', 'snake-plant')
  expect(await screen.findByRole('article', { name: 'Snake Plant' }, slow)).toBeVisible()
})

test('a plant that is removed again while its undo is retried stays removed', async () => {
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
