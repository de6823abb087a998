import type { EnginePage } from './enginePage'
import { addToCart, badge, button, signInAsDemo, test } from './fixtures'
import { BLANK } from './host'

/** Puts a plant into the cart on the listing, and leaves for a page outside the shop. */
async function buyAndLeave(tab: EnginePage) {
  await signInAsDemo(tab)
  await tab.goto('/productlisting')
  await addToCart(tab, 'Peace Lily')
  await tab.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted)
    })
  })
  await tab.goto(BLANK)
}

test('F56 a page restored from the back/forward cache sells at once', async ({ tab }) => {
  await buyAndLeave(tab)
  await tab.goBack()
  await tab.waitUntil(() => document.documentElement.dataset['restored'], 'true')
  await badge(tab, 'Cart', 1).waitFor()
  await addToCart(tab, 'Moth Orchid')
  await badge(tab, 'Cart', 2).waitFor()
})

// WebKit restores the page; Firefox reloads one that another tab has sent a message to.
test('F56 Back to a page that was left shows what another tab has changed meanwhile', async ({
  tab,
  openTab,
}) => {
  await buyAndLeave(tab)
  const other = await openTab()
  await other.goto('/mycart')
  await button(other, 'Remove Peace Lily from cart').click()
  await badge(other, 'Cart', 0).waitFor()

  await tab.goBack()
  await badge(tab, 'Cart', 0).waitFor()
  await addToCart(tab, 'Moth Orchid')
  await badge(other, 'Cart', 1).waitFor()
})
