import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { plants } from '@/mocks/seeds/plants'
import { seedCart, seedWishlist } from '../support/demoUser'
import { renderApp } from '../support/renderApp'

test('every plant of the listing and the wishlist is an item of one list', async () => {
  await seedWishlist('snake-plant', 'areca-palm')
  const { user } = await renderApp({ url: '/productlisting', as: 'demo' })
  const readList = async () => {
    const main = within(screen.getByRole('main'))
    await main.findAllByRole('article')
    const items = within(main.getByRole('list')).getAllByRole('listitem')
    return items.map((item) => within(item).getByRole('heading').textContent)
  }
  await screen.findByRole('heading', { name: 'Showing All Products' })
  expect(await readList()).toEqual(plants.map(({ name }) => name))
  await user.click(await screen.findByRole('link', { name: 'Wishlist, 2 items' }))
  await screen.findByRole('heading', { name: 'My Wishlist' })
  expect(await readList()).toEqual(['Snake Plant', 'Areca Palm'])
})

const pages = [
  ['/', 'Let something grow on you.'],
  ['/productlisting', 'Showing All Products'],
  ['/productlisting?q=cactis', 'Showing All Products'],
  ['/productlisting?category=cacti&rating=4', 'Showing All Products'],
  ['/mycart', 'My Cart'],
  ['/mywishlist', 'My Wishlist'],
  ['/address', 'Saved Addresses'],
  ['/ordersummary', 'Order Summary'],
]

test.each(pages)(
  'no list of %s is empty or loses its role with its bullets',
  async (url, heading) => {
    await seedCart({ 'areca-palm': 1 })
    await renderApp({ url, as: 'demo' })
    await screen.findByRole('heading', { name: heading })
    await screen.findByRole('link', { name: 'Cart, 1 item' })
    for (const list of screen.getAllByRole('list')) {
      expect(list).toHaveAttribute('role', 'list')
      expect(within(list).getAllByRole('listitem')).not.toHaveLength(0)
    }
  },
)
