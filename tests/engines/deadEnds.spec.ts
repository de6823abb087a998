import {
  addToCart,
  badge,
  button,
  card,
  heading,
  link,
  loginAsDemo,
  payForCart,
  signInAsDemo,
  test,
  toast,
  waitForHydration,
} from './fixtures'

test('a run of arrow keys on the price is no step of its own: Back leads home, Forward to the price', async ({
  tab,
}) => {
  await tab.goto('/')
  await waitForHydration(tab)
  await link(tab, 'Shop Now').click()
  await tab.getByRole('slider', { name: 'Price range' }).waitFor()
  await tab.evaluate(() => {
    document.querySelector<HTMLElement>('input[type="range"]')?.focus()
  })
  for (let key = 0; key < 3; key += 1) await tab.press('ArrowLeft')
  await tab.waitForPath('/productListing?price=970')
  await tab.goBack()
  await tab.waitForPath('/')
  await tab.goForward()
  await tab.waitForPath('/productListing?price=970')
  await tab.getByRole('slider', { name: 'Price range' }).expect({ value: '970' })
})

test('a visitor’s tap in a plant’s dialog offers a login that leads back to it', async ({
  tab,
}) => {
  await tab.goto('/productlisting?plant=peace-lily')
  const dialog = tab.getByRole('dialog', { name: 'Peace Lily' })
  await dialog.getByRole('button', { name: /^Add to cart/ }).click()
  await dialog.getByText("Log in and we'll add Peace Lily to your cart.").waitFor()
  // The plant's facts may change the dialog's height, which moves its last row.
  await dialog.getByText(/^A north- or east-facing room/).waitFor()
  await dialog.getByRole('link', { name: 'Log in' }).click()
  await button(tab, 'Login with test credentials').click()
  await button(tab, 'Login').click()
  await toast(tab, 'Product added to cart').waitFor()
  await dialog.getByRole('link', { name: /^Go to cart/ }).waitFor()
})

test('a plant’s dialog names its page, and its neighbours are those of the result', async ({
  tab,
}) => {
  await tab.goto('/productlisting?category=cacti')
  await waitForHydration(tab)
  await link(tab, 'View Bunny Ear Cactus').click()
  await tab.getByRole('dialog', { name: 'Bunny Ear Cactus' }).getByText('Best spot').waitFor()
  await tab.waitUntil(() => document.title, 'Frond | Bunny Ear Cactus')
  await button(tab, 'Next plant: Golden Barrel Cactus').click()
  await tab.getByRole('dialog', { name: 'Golden Barrel Cactus' }).waitFor()
  await tab.goBack()
  await tab.getByRole('dialog').expect({ count: 0 })
  await tab.waitUntil(() => document.title.includes('Golden'), false)
})

test('a search without results leads to a similar plant, its category and all plants', async ({
  tab,
}) => {
  await tab.goto('/productlisting?q=cactuses')
  await tab.getByText('Nothing called "cactuses"').waitFor()
  await link(tab, 'See all Cacti').click()
  await tab.getByText('(Showing 2 products)').waitFor()
  await tab.getByLabel('Search plants').fill('monstra')
  await link(tab, 'Monstera Deliciosa').click()
  const plant = tab.getByRole('dialog', { name: 'Monstera Deliciosa' })
  await plant.waitFor()
  await tab.goBack()
  await plant.expect({ count: 0 })
  await tab.getByText('Nothing called "monstra"').waitFor()
  await button(tab, 'See all plants').click()
  await tab.getByText('(Showing 9 products)').waitFor()
})

test('the login says why it was opened, and leads on', async ({ tab }) => {
  await tab.goto('/mywishlist')
  await tab.getByText('Log in to see your wishlist.').waitFor()
  await loginAsDemo(tab)
  await heading(tab, 'My Wishlist').waitFor()
})

test('a deleted address can be restored, and Back after paying shows the empty cart', async ({
  tab,
}) => {
  await signInAsDemo(tab)
  await tab.goto('/address')
  await button(tab, 'Delete address of Asha Rao').click()
  await button(tab, /^Undo/).click()
  await card(tab, 'Asha Rao').waitForText('Default')
  await tab.goto('/productlisting')
  await addToCart(tab, 'Moth Orchid')
  await badge(tab, 'Cart', 1).waitFor()
  await payForCart(tab)
  await tab.getByRole('region', { name: 'Your order' }).waitForText('₹50')
  await tab.goBack()
  await tab.getByText("There is nothing in your cart. Let's add some items.").waitFor()
  await button(tab, 'Place Order').expect({ count: 0 })
})
