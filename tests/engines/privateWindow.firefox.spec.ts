import { badge, card, link, loginAsDemo, payForCart, test, toast } from './fixtures'

// Older versions have no service workers in private windows; newer ones can be set to.
test.use({
  engineLaunch: {
    isPrivate: true,
    firefoxPreferences: { 'dom.serviceWorkers.enabled': false },
  },
})

test('in a private window without a service worker, the backend responds in the page', async ({
  tab,
}) => {
  await tab.goto('/productlisting')
  await tab.waitUntil(() => 'serviceWorker' in navigator, false)
  await card(tab, 'Areca Palm')
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await toast(tab, 'Please login to add product to wishlist').waitFor()
  await link(tab, 'Log in').click()
  await loginAsDemo(tab)
  await badge(tab, 'Cart', 1).waitFor()
  // The page is also the backend: leaving it would end the call.
  await toast(tab, 'Product added to cart').waitFor()
  await payForCart(tab)
})
