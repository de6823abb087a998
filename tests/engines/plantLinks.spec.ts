import type { EnginePage } from './enginePage'
import { addToCart, button, card, heading, link, signInAsDemo, test, toast } from './fixtures'
import { tabTo } from './tabTo'

/** Opens a plant by its picture's link, reads how it grows, and closes it, which returns to the page. */
async function visitPlant(tab: EnginePage, page: string, name: string) {
  await tabTo(tab, link(tab, `View ${name}`))
  await tab.press('Enter')
  const plant = tab.getByRole('dialog', { name })
  await plant.getByText('Best spot').waitFor()
  await plant.getByText(/^Not for you if/).waitFor()
  await tab.press('Escape')
  await plant.expect({ count: 0 })
  await heading(tab, page).expect({ isFocused: true })
}

test('plants open from cart, summary and wishlist by keyboard, and close again', async ({
  tab,
}) => {
  await signInAsDemo(tab)
  await tab.goto('/productlisting')
  await addToCart(tab, 'Snake Plant')
  await card(tab, 'Areca Palm')
    .getByRole('button', { name: /^Wishlist/ })
    .click()
  await toast(tab, 'Product added to wishlist').waitFor()

  await tab.goto('/mycart')
  await visitPlant(tab, 'My Cart', 'Snake Plant')
  await tabTo(tab, button(tab, 'Place Order'))
  await tab.press('Enter')
  await heading(tab, 'Order Summary').expect({ isFocused: true })
  await visitPlant(tab, 'Order Summary', 'Snake Plant')
  await tab.goto('/mywishlist')
  await visitPlant(tab, 'My Wishlist', 'Areca Palm')
})

test('a sold-out plant leads to the closest one in stock by keyboard', async ({ tab }) => {
  await tab.goto('/productlisting')
  await card(tab, 'Star Jasmine').waitForText('Out of stock')
  await tabTo(tab, link(tab, 'View Star Jasmine'))
  await tab.press('Enter')
  const plant = tab.getByRole('dialog', { name: 'Star Jasmine' })
  await plant.waitForText('Out of stock')
  await plant.waitForText('out of 5')
  const closest = plant.getByRole('button', { name: /^In stock/ })
  await tabTo(tab, closest)
  await tab.press('Enter')
  await plant.expect({ count: 0 })
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to cart/ })
    .waitFor()
})
