import { addToCart, badge, button, signInAsDemo, test } from './fixtures'
import { BLANK } from './host'

test('F56 a page restored from the back/forward cache sells at once, with what is true now', async ({
  tab,
  openTab,
}) => {
  await signInAsDemo(tab)
  await tab.goto('/productlisting')
  await addToCart(tab, 'Peace Lily')
  await tab.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted)
    })
  })
  await tab.goto(BLANK)
  const other = await openTab()
  await other.goto('/mycart')
  await button(other, 'Remove Peace Lily from cart').click()
  await badge(other, 'Cart', 0).waitFor()

  await tab.goBack()
  await tab.waitUntil(() => document.documentElement.dataset['restored'], 'true')
  await badge(tab, 'Cart', 0).waitFor()
  await addToCart(tab, 'Moth Orchid')
  await badge(other, 'Cart', 1).waitFor()
})
