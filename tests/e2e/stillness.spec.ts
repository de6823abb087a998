import type { Page } from '@playwright/test'
import { card, expect, loginAsDemo, test } from './fixtures'

// It walks through nine pages and waits until each is at rest.
test.describe.configure({ timeout: 90_000 })

/** Cumulative layout shift that nobody sees. */
const UNSEEN = 0.001

/** Sums up what shifts without the shopper's doing, on each page from its first paint. */
function watchShifts() {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue
      sum += Number(Reflect.get(entry, 'value'))
      document.documentElement.dataset['shift'] = String(sum)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function staysStill(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // The calls of the page are answered and drawn, and its fonts and pictures are there.
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
  expect.soft(shift, path).toBeLessThan(UNSEEN)
}

test('nothing jumps while a page comes', async ({ page }) => {
  await page.addInitScript(watchShifts)
  for (const path of ['/', '/productlisting', '/login']) await staysStill(page, path)
  await page.goto('/productlisting')
  await page.getByRole('link', { name: 'Login' }).click()
  await loginAsDemo(page)
  for (const name of ['Peace Lily', 'Snake Plant', 'Moth Orchid']) {
    await card(page, name)
      .getByRole('button', { name: /^Add to cart/ })
      .click()
    await card(page, name)
      .getByRole('button', { name: `Wishlist ${name}` })
      .click()
  }
  await page.waitForLoadState('networkidle')
  const signedIn = ['/', '/productlisting', '/mycart', '/mywishlist', '/address', '/ordersummary']
  for (const path of signedIn) await staysStill(page, path)
})
