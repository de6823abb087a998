import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { seedCart, seedWishlist } from '../support/demoUser'
import { renderApp } from '../support/renderApp'
import { textsThatRunTogether } from '../support/textsThatRunTogether'

const pages = [
  ['/', 'Let something grow on you.'],
  ['/productlisting?category=cacti', 'Showing All Products'],
  ['/productlisting?plant=monstera-deliciosa', 'Monstera Deliciosa'],
  ['/mycart', 'My Cart'],
  ['/mywishlist', 'My Wishlist'],
  ['/address', 'Saved Addresses'],
  ['/ordersummary', 'Order Summary'],
  ['/profile', 'Profile'],
]

test.each(pages)('no two pieces of the text of %s run together', async (url, heading) => {
  await seedCart({ 'areca-palm': 2 })
  await seedWishlist('snake-plant')
  await renderApp({ url, as: 'demo' })
  await screen.findByRole('heading', { name: heading })
  await screen.findByRole('link', { name: 'Cart, 1 item', hidden: true })
  expect(textsThatRunTogether(document.body)).toEqual([])
})

test('a plant’s prices and facts are apart in its text, as it’s copied', async () => {
  await renderApp({ url: '/productlisting?plant=monstera-deliciosa' })
  const dialog = await screen.findByRole('dialog', { name: 'Monstera Deliciosa' })
  expect(dialog).toHaveTextContent('₹600 Original price ₹800 25% OFF')
  expect(dialog).toHaveTextContent(/Light Bright, indirect light/)
})
