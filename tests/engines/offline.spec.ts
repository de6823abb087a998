import {
  addToCart,
  CANCELLED_FILE,
  CANCELLED_READ,
  card,
  heading,
  loginAsDemo,
  payForCart,
  signInAsDemo,
  test,
  waitUntilPrecached,
} from './fixtures'

// MSW looks for a new version of the worker whenever it starts.
const FAILED_UPDATE = /Failed to update a ServiceWorker|encountered an error during installation/
const expected = [CANCELLED_READ, CANCELLED_FILE, FAILED_UPDATE].map(({ source }) => source)
// One pattern: Playwright would take the second for the option's settings.
test.use({ expectedNoise: [new RegExp(expected.join('|'))] })

test('with the host down, a visited shop opens, sells and takes a payment', async ({
  tab,
  host,
}) => {
  await tab.goto('/')
  await waitUntilPrecached(tab)
  await host.stop()
  await tab.goto('/productListing?from=elsewhere')
  await tab.getByText('(Showing 9 products)').waitFor()
  const picture = card(tab, 'Monstera Deliciosa').locator('img')
  await picture.waitFor()
  await tab.waitUntil(() => document.querySelector('article img') instanceof HTMLImageElement, true)
  await tab.goto('/login')
  await loginAsDemo(tab)
  await tab.goto('/productlisting')
  await addToCart(tab, 'Peace Lily')
  await payForCart(tab)
})

test('with the host down every page opens, in a new tab too', async ({ tab, host, openTab }) => {
  await signInAsDemo(tab)
  await tab.goto('/')
  await waitUntilPrecached(tab)
  await host.stop()
  const other = await openTab()
  for (const [path, name] of [
    ['/ProductListing/', 'Showing All Products'],
    ['/mycart', 'My Cart'],
    ['/MyWishlist?x=1', 'My Wishlist'],
    ['/profile', 'Profile'],
    ['/Address', 'Saved Addresses'],
    ['/ordersummary', 'Order Summary'],
    // Only somebody who is logged out is told so.
    ['/logout', 'Let something grow on you.'],
    ['/checkout', 'Order placed successfully!!'],
    ['/no/such/page', 'This page is missing'],
  ] as const) {
    await other.goto(path)
    await heading(other, name).waitFor()
  }
})
