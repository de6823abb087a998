import type { Page } from '@playwright/test'
import { card, expect, loginAsDemo, test as base, toast } from './fixtures'

// Playwright starts Chromium without its back/forward cache.
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    },
    { scope: 'worker' },
  ],
})

/** Opens the listing; the first call that the service worker answers shows that MSW has started. */
async function openListing(page: Page) {
  const hasStarted = page.waitForResponse(
    (response) => response.url().endsWith('/api/products') && response.fromServiceWorker(),
  )
  await page.goto('/productlisting')
  await hasStarted
}

test('F56 a page restored from the back/forward cache sells at once', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted)
    })
  })
  await page.goto('/login')
  await loginAsDemo(page)
  await openListing(page)
  // Chromium drops a page to which a service worker still sends something: then once more.
  await expect(async () => {
    // Every reply takes its time, so this one comes after all that are under way.
    await page.evaluate(async () => (await fetch('/api/categories')).status)
    await page.goto('about:blank')
    // A restored page does not load again.
    await page.goBack({ waitUntil: 'commit' })
    const isRestored = page.locator('html[data-restored="true"]')
    await expect(isRestored).toBeAttached({ timeout: 2000 })
  }).toPass()
  await card(page, 'Snake Plant')
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await expect(toast(page, 'Product added to cart')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 items' })).toBeVisible()
})

test('F56 the shop has no beforeunload listener, which would keep pages out of that of Firefox', async ({
  page,
  context,
}) => {
  await openListing(page)
  const devTools = await context.newCDPSession(page)
  const { result } = await devTools.send('Runtime.evaluate', { expression: 'window' })
  const { listeners } = await devTools.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  })
  expect(listeners.map(({ type }) => type)).not.toContain('beforeunload')
})
