import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { seedWishlist } from '../../../tests/support/demoUser'
import { renderApp } from '../../../tests/support/renderApp'

const ways = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test.each([
  { wishlist: [], badge: 'Wishlist, 0 items', expected: ['See all plants', 'Add from wishlist'] },
  {
    wishlist: ['snake-plant'],
    badge: 'Wishlist, 1 item',
    expected: ['Add from wishlist', 'See all plants'],
  },
])("with '$badge', the first link of an empty cart is '$expected.0'", async (row) => {
  await seedWishlist(...row.wishlist)
  await renderApp({ url: '/mycart', as: 'demo' })
  await screen.findByRole('link', { name: row.badge })
  await screen.findByRole('link', { name: 'Add from wishlist' })
  expect(ways()).toEqual(row.expected)
})
