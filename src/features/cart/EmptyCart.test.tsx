import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { seedCart, seedWishlist } from '../../../tests/support/demoUser'
import { renderApp } from '../../../tests/support/renderApp'

const ways = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('an empty cart leads to all plants first if the wishlist is empty too', async () => {
  await seedCart({})
  await renderApp({ url: '/mycart', as: 'demo' })
  await screen.findByRole('link', { name: 'Wishlist, 0 items' })
  await screen.findByRole('link', { name: 'Add from wishlist' })
  expect(ways()).toEqual(['See all plants', 'Add from wishlist'])
})

test('an empty cart leads to the wishlist first if it has any plants', async () => {
  await seedCart({})
  await seedWishlist('snake-plant')
  await renderApp({ url: '/mycart', as: 'demo' })
  await screen.findByRole('link', { name: 'Wishlist, 1 item' })
  await screen.findByRole('link', { name: 'Add from wishlist' })
  expect(ways()).toEqual(['Add from wishlist', 'See all plants'])
})

test('minus says why it stops at 3', async () => {
  await seedCart({ 'snake-plant': 4 })
  const { user } = await renderApp({ url: '/mycart', as: 'demo' })
  const minus = await screen.findByRole('button', { name: 'Decrease quantity of Snake Plant' })
  expect(minus).toHaveAccessibleDescription('')
  await user.click(minus)
  const why = 'To order fewer, remove this plant and add it again.'
  expect(await screen.findByText(why)).toBeVisible()
  expect(minus).toHaveAccessibleDescription(why)
})
