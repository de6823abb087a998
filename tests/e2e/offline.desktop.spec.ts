import type { Page } from '@playwright/test'
import { axeFindsNothing } from './axe'
import { addToCart, expect, expectHydrated, signInAsDemo, test, toast } from './fixtures'
import {
  expectDrawn,
  isUpdateWaiting,
  lookForUpdate,
  testWithHost,
  visitAndLoseConnection,
  waitUntilPrecached,
} from './worker'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('offline every route opens, whatever its case (F57)', async ({ page }) => {
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
    ['/logout', 'Logged Out'],
    ['/checkout', 'Order placed successfully!!'],
    ['/no/such/page', 'This page is missing'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, name)).toBeVisible()
  }
})

test.describe('while files are loading', () => {
  test.use({ expectedNoise: [/ToastStack|useDismissTimer|fetching the script/] })

  test('the worker precaches the shop once online, if the connection was lost before (F57)', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/productlisting')
    await expectHydrated(page)
    await page.context().setOffline(true)
    await expect(page.getByText("You're offline.")).toBeInViewport()
    // Preparing starts when the page has been open for three seconds.
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
  test.use({ expectedNoise: [/ERR_|Failed to load resource|React error #422/] })

  test('F57 offline, ‘Try again’ reloads a page whose code is missing from the cache', async ({
    page,
  }) => {
    await visitAndLoseConnection(page)
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Network.clearBrowserCache')
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const file of await cache.keys())
          if (file.url.includes('/LoginPage-')) await cache.delete(file)
      }
    })
    await page.getByRole('link', { name: 'Login' }).click()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Try again' }).click()
    await reloaded
    await expect(page.getByRole('alert').getByText("We couldn't show this page")).toBeVisible()
  })
})

testWithHost(
  'a new version is offered at the bottom of the window, and its button loads it',
  async ({ page, host }) => {
    await page.goto('/productlisting')
    await waitUntilPrecached(page)
    host.deploy()
    await lookForUpdate(page)
    const offer = page
      .getByRole('status')
      .filter({ hasText: 'A new version of the shop is ready.' })
    await expect(offer).toBeInViewport()
    await axeFindsNothing(page, 'a new version')
    const loaded = page.waitForEvent('load')
    await offer.getByRole('button', { name: 'Reload', exact: true }).press('Enter')
    await loaded
    await expect(page.getByText('(Showing 9 products)')).toBeVisible()
    expect(await isUpdateWaiting(page)).toBe(false)
  },
)

test.describe('without a worker', () => {
  test.use({
    serviceWorkers: 'block',
    // 422: React renders a section in the browser, because its prerendered markup couldn't be
    // hydrated.
    expectedNoise: [
      /Service Worker|dynamically imported|preload CSS|Failed to load resource|ERR_|React error #422/,
    ],
  })

  /** Visits the listing or another page, waits until it's idle, and cuts the connection. */
  async function loseConnection(page: Page): Promise<void> {
    const picture = page.waitForResponse('**/illustrations/error.svg')
    await picture
    await page.context().setOffline(true)
  }

  test('F57 offline, a page that hasn’t loaded says so in its place, and loads once online', async ({
    page,
  }) => {
    await page.goto('/productlisting')
    await loseConnection(page)
    await page.evaluate(() => {
      document.documentElement.dataset['untouched'] = ''
    })
    await page.getByRole('link', { name: 'Login' }).click()
    const failure = page.getByRole('alert').filter({ hasText: "We couldn't show this page" })
    await expect(failure).toBeVisible()
    await expectDrawn(failure.locator('img'))
    await axeFindsNothing(page, 'a page that is not there yet')
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.context().setOffline(false)
    await expect(heading(page, 'Login')).toBeVisible()
    // Without a reload.
    await expect(page.locator('html[data-untouched]')).toBeAttached()
  })

  test("F57 a page that an unresponsive host can't deliver shows its error within the shop's layout", async ({
    page,
    context,
  }) => {
    await page.goto('/productlisting')
    await expectHydrated(page)
    await context.route('**/*', (route) => route.abort())
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('alert').getByText("We couldn't show this page")).toBeVisible()
    await context.unroute('**/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Login')).toBeVisible()
  })

  test('filters that can’t load say so beside the plants, and load on a retry', async ({
    page,
    context,
  }) => {
    await context.route('**/assets/FilterPanel-*.js', (route) => route.abort())
    await page.goto('/productlisting')
    const failure = page.getByRole('alert').filter({ hasText: "We couldn't load the filters." })
    await expect(failure).toBeVisible()
    await page.getByRole('link', { name: 'View Snake Plant' }).click()
    await expect(page.getByRole('dialog', { name: 'Snake Plant' })).toBeVisible()
    await page.keyboard.press('Escape')
    await context.unroute('**/assets/FilterPanel-*.js')
    await failure.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('checkbox', { name: 'Cacti' }).click()
    await expect(page.getByText('(Showing 2 products)')).toBeVisible()
  })

  test('F57 offline, an address form that can’t open keeps the page, and opens once online', async ({
    page,
  }) => {
    await signInAsDemo(page)
    await page.goto('/address')
    await expect(heading(page, 'Saved Addresses')).toBeVisible()
    await loseConnection(page)
    const open = page.getByRole('button', { name: 'ADD NEW ADDRESS' })
    await open.click()
    await expect(page.getByText("We couldn't open the address form.").first()).toBeVisible()
    await expect(heading(page, 'Saved Addresses')).toBeVisible()
    await page.context().setOffline(false)
    await open.click()
    await expect(page.getByRole('dialog', { name: 'Add new address' })).toBeVisible()
  })

  test('F57 offline, a payment that can’t open says so, and opens once online', async ({
    page,
  }) => {
    await signInAsDemo(page)
    await page.goto('/productlisting')
    await addToCart(page, 'Peace Lily')
    await toast(page, 'Product added to cart').waitFor()
    await page.goto('/ordersummary')
    const placeOrder = page.getByRole('button', { name: 'Place Order' })
    await expect(placeOrder).toBeEnabled()
    await loseConnection(page)
    await placeOrder.click()
    await expect(toast(page, "We couldn't load the payment. Please try again.")).toBeVisible()
    await page.context().setOffline(false)
    await placeOrder.click()
    await expect(page.getByRole('dialog', { name: 'Test payment' })).toBeVisible()
  })
})
