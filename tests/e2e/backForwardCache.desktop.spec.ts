import { findChromium } from '../../scripts/chromium.js'
import { callAsShopper } from './callAsShopper'
import { addToCart, expect, plantNamed, signInAsDemo, test, toast } from './fixtures'
import { isReadyForOffline } from './worker'

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        executablePath: findChromium(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
    },
    { scope: 'worker' },
  ],
})

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
  await cartReadAgain
  // It would stay in the cache with the page, and be taken for the next addition's.
  await expect(toast(page, 'Product added to cart')).toBeVisible()
  await expect(toast(page, 'Product added to cart')).toBeHidden()
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
  const path = `/api/user/cart/${plantNamed('Peace Lily')._id}`
  await callAsShopper(other, [{ method: 'DELETE', path }])

  // It fires no 'load' again.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html[data-restored="true"]')).toBeAttached()
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  await addToCart(page, 'Moth Orchid')
  await toast(page, 'Product added to cart').waitFor()
  await page.goto('/mycart')
  await expect(page.getByRole('article')).toHaveCount(1)
})
