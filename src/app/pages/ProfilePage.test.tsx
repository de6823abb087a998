import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { seedCart, seedNoAddress, seedWishlist } from '../../../tests/support/demoUser'
import { renderApp } from '../../../tests/support/renderApp'

const section = (name: string) => screen.findByRole('region', { name })

test('the profile shows the cart, the wishlist and the default address', async () => {
  await seedCart({ 'snake-plant': 2, 'peace-lily': 1 })
  await seedWishlist('moth-orchid')
  const { user } = await renderApp({ url: '/profile', as: 'demo' })
  const cart = await section('Your cart')
  // 2 × 425 + 315 + 2 × 50
  expect(await within(cart).findByText('2 plants, ₹1,265 with delivery')).toBeVisible()
  expect(await within(await section('Your wishlist')).findByText('1 plant')).toBeVisible()
  const address = await section('Deliver to')
  expect(await within(address).findByText('Bengaluru, Karnataka 560038')).toBeVisible()
  await user.click(within(cart).getByRole('link', { name: 'See your cart' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'My Cart' })).toBeVisible()
})

test('the profile of a new shopper says that there is nothing yet', async () => {
  await seedCart({})
  await seedWishlist()
  await seedNoAddress()
  await renderApp({ url: '/profile', as: 'demo' })
  for (const name of ['Your cart', 'Your wishlist'])
    expect(await within(await section(name)).findByText("There's nothing in it yet.")).toBeVisible()
  expect(
    await within(await section('Deliver to')).findByText('No saved addresses yet.'),
  ).toBeVisible()
})
