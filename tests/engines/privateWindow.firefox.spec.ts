import { badge, card, link, loginAsDemo, payForCart, test, toast } from './fixtures'

// Private windows of older versions have no service worker; newer ones may be told to.
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
  await payForCart(tab)
})
