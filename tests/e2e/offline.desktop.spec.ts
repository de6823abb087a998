import type { Page } from '@playwright/test'
import { expect, expectHydrated, signInAsDemo, test } from './fixtures'
import { visitAndLoseConnection, waitUntilPrecached } from './worker'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('offline every route opens, whatever its case', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/')
  await waitUntilPrecached(page)
  await page.context().setOffline(true)
  for (const [path, name] of [
    ['/ProductListing/', 'Showing All Products'],
    ['/mycart', 'My Cart'],
    ['/MyWishlist?x=1', 'My Wishlist'],
    ['/profile', 'Profile'],
    ['/Address', 'Saved Addresses'],
    ['/ordersummary', 'Order Summary'],
    ['/checkout', 'Order placed successfully!!'],
    ['/no/such/page', 'This page is missing'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, name)).toBeVisible()
  }
})

test.describe('while files are loading', () => {
  test.use({ expectedNoise: [/Failed to load resource|dynamically imported|fetching the script/] })

  test('the worker precaches the shop once online, if the connection was lost before', async ({
    page,
  }) => {
    await page.clock.install()
    // The page has loaded, and then counts as idle, only after the connection is lost.
    let release: (() => void) | undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/plants/monstera-deliciosa.svg', async (route) => {
      await released
      await route.fulfill({ path: 'public/plants/monstera-deliciosa.svg' })
    })
    await page.goto('/productlisting', { waitUntil: 'commit' })
    await expectHydrated(page)
    await page.context().setOffline(true)
    await expect(page.getByText("You're offline.")).toBeInViewport()
    release?.()
    await page.waitForLoadState('load')
    await page.clock.fastForward(3000)
    await page.context().setOffline(false)
    await waitUntilPrecached(page)
  })
})

test('the worker outlives the last tab: a new one opens offline', async ({ page, context }) => {
  await visitAndLoseConnection(page)
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  const later = await context.newPage()
  await later.goto('/productlisting')
  await expect(later.getByText('(Showing 9 products)')).toBeVisible()
})

test.describe('without a chunk', () => {
  test.use({ expectedNoise: [/ERR_|Failed to load resource|dynamically imported/] })

  test('offline, ‘Try again’ reloads a page whose code is missing from the cache', async ({
    page,
  }) => {
    await page.goto('/')
    await waitUntilPrecached(page)
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const file of await cache.keys())
          if (file.url.includes('/LoginPage-')) await cache.delete(file)
      }
    })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Network.clearBrowserCache')
    await page.context().setOffline(true)
    // A page that is opened offline loads nothing ahead.
    await page.goto('/')
    await expectHydrated(page)
    await page.getByRole('link', { name: 'Login' }).click()
    const failure = page.getByRole('alert').filter({ hasText: "We couldn't show this page" })
    const reloaded = page.waitForEvent('load')
    await failure.getByRole('button', { name: 'Try again' }).click()
    await reloaded
    await expect(failure).toBeVisible()
  })
})
