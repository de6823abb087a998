import type { Page } from '@playwright/test'
import { expect, expectHydrated } from './fixtures'
import { isReadyForOffline, testWithHost as test, waitUntilPrecached } from './worker'

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** The paths of all files that are cached. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })

/** Opens the shop, which is cached, until its worker knows that it has left. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto('/')
  await expect.poll(() => cachedPaths(page)).toEqual([])
}

test('F93 where another site has taken the shop’s address, it’s shown, and the worker leaves', async ({
  page,
  host,
}) => {
  await page.goto('/')
  await waitUntilPrecached(page)
  host.replaceShop('<title>Recipes</title><link rel="icon" href="data:,"><h1>Recipes</h1>')
  await visitOnce(page)
  await page.goto('/productlisting')
  await expect(page.getByRole('heading', { name: 'Recipes' })).toBeVisible()
  // The page before may have registered the worker again; it then leaves with the next page.
  await expect
    .poll(async () => {
      await page.reload()
      return registrations(page)
    })
    .toBe(0)
})

test.describe('where the host has nothing any more', () => {
  test.use({ expectedNoise: [/status of 404|bad HTTP response code/] })

  test('F93 the shop isn’t shown from the cache for ever', async ({ page, host }) => {
    await page.goto('/')
    await waitUntilPrecached(page)
    host.refuse(/./)
    await visitOnce(page)
    expect((await page.reload())?.status()).toBe(404)
  })
})

test.describe('where the host is down', () => {
  test.use({ expectedNoise: [/Failed to update a ServiceWorker/] })

  test('F93 a host that fails for a while keeps its worker', async ({ page, host }) => {
    await page.goto('/')
    await waitUntilPrecached(page)
    await host.stop()
    await page.goto('/productlisting')
    await expect(page.getByText('(Showing 9 products)')).toBeVisible()
    await host.start()
    expect(await registrations(page)).toBe(1)
  })
})

test('F95 a tab offers a new version when it becomes visible an hour later', async ({
  page,
  host,
}) => {
  await page.clock.install()
  await page.goto('/productlisting')
  await expectHydrated(page)
  // Preparing for offline use starts when the page has been open for three seconds.
  await page.clock.fastForward(3000)
  await waitUntilPrecached(page)
  host.deploy()
  await page.clock.fastForward('01:00:01')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('A new version of the shop is ready.')).toBeVisible()
})

test('with Save-Data, only pages and used files are precached', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/productlisting')
  await expect.poll(() => isReadyForOffline(page)).toBe(true)
  await expect.poll(() => cachedPaths(page)).toContain('/login.html')
  expect((await cachedPaths(page)).filter((path) => path.includes('SignupPage'))).toEqual([])
  await page.context().setOffline(true)
  await page.goto('/productlisting')
  await expect(page.getByText('(Showing 9 products)')).toBeVisible()
})
