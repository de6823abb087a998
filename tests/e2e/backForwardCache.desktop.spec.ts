import type { Page } from '@playwright/test'
import { SESSION_KEY } from '../../src/features/auth/session'
import { plants } from '../../src/mocks/seeds/plants'
import { addToCart, expect, signInAsDemo, test, toast } from './fixtures'
import { isReadyForOffline } from './worker'

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = process.env['CHROMIUM_WITH_WINDOWS']
      await use({
        ...launchOptions,
        ...(executablePath && { executablePath }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
    },
    { scope: 'worker' },
  ],
})

/**
 * Removes a plant from the signed-in shopper's cart as another device would: no tab is notified.
 */
async function removeElsewhere(page: Page, name: string): Promise<void> {
  const session = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)
  const authorization = /"authToken":"([^"]+)"/.exec(session ?? '')?.[1] ?? ''
  const id = plants.find((plant) => plant.name === name)?._id ?? ''
  const remove = async (call: { url: string; authorization: string }) => {
    const headers = { authorization: call.authorization }
    return (await fetch(call.url, { method: 'DELETE', headers })).status
  }
  expect(await page.evaluate(remove, { url: `/api/user/cart/${id}`, authorization })).toBe(200)
}

test('a page restored from the back/forward cache sells at once, with current data', async ({
  page,
  context,
}) => {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  // A message from the worker evicts a page from the cache, so its fetches must have finished.
  await expect.poll(() => isReadyForOffline(page)).toBe(true)
  const cartReadAgain = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/user/cart') && response.request().method() === 'GET',
  )
  await addToCart(page, 'Peace Lily')
  await toast(page, 'Product added to cart').waitFor()
  await cartReadAgain
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted)
    })
  })
  // Another site, because the shop's worker responds for this one.
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:," />' }),
  )
  await page.goto('https://elsewhere.example/')
  const other = await context.newPage()
  await other.goto('/productlisting')
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await removeElsewhere(other, 'Peace Lily')

  // It fires no 'load' again.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html[data-restored="true"]')).toBeAttached()
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  await addToCart(page, 'Moth Orchid')
  await toast(page, 'Product added to cart').waitFor()
  await page.goto('/mycart')
  await expect(page.getByRole('article')).toHaveCount(1)
})
