import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from './fixtures'
import { isControlled, waitUntilPrecached } from './worker'

const showsPlants = (page: Page) => expect(page.getByText('(Showing 9 products)')).toBeVisible()
/** Once the shop has started, a call gets the backend's reply, not the static host's. */
const answers = async (page: Page) => {
  const status = () =>
    page.evaluate(async () => {
      const response = await fetch('/api/categories?own')
      return `${String(response.status)} ${response.headers.get('content-type') ?? ''}`
    })
  await expect.poll(status).toContain('200 application/json')
}
/** How many of the shop's own calls for the categories have been answered. */
const answered = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName(`${location.origin}/api/categories`).length)
/** The listing, controlled by the worker, with no call in flight. */
const inListing = async (page: Page) => {
  await page.goto('/productlisting')
  await showsPlants(page)
  await expect.poll(() => isControlled(page)).toBe(true)
  await expect.poll(() => answered(page)).toBe(1)
  await answers(page)
}

// A call of the test's own that comes before the shop is up reaches the static host.
test.use({ expectedNoise: [/status of 404/] })

test('the shop works after the browser has stopped the idle worker', async ({ page, context }) => {
  await inListing(page)
  const devTools = await context.newCDPSession(page)
  const stopped = new Promise<void>((resolve) => {
    devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
    })
  })
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.stopAllWorkers')
  await stopped
  await answers(page)
  await page.reload()
  await showsPlants(page)
  await answers(page)
})

test('the shop works after a hard reload, which no worker controls', async ({ page, context }) => {
  await inListing(page)
  const devTools = await context.newCDPSession(page)
  const loaded = page.waitForEvent('load')
  await devTools.send('Page.reload', { ignoreCache: true })
  await loaded
  expect(await isControlled(page)).toBe(false)
  await showsPlants(page)
  await answers(page)
})

test.describe('with workers blocked', () => {
  test.use({
    serviceWorkers: 'block',
    // React reports that a prerendered part couldn't be hydrated.
    expectedNoise: [/Service Worker|dynamically imported|status of 404|React error #422/],
  })

  test('a missing chunk leads to one reload, then to an error page with links', async ({
    page,
  }) => {
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.route('**/assets/LoginPage-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto('/')
    // Before hydration, the link itself would load the page.
    await (await waitForHydration(page.getByRole('link', { name: 'Login' }))).click()
    await expect(page.getByRole('alert').getByText("We couldn't show this page")).toBeVisible()
    expect(loads).toBe(2)
    await page.unroute('**/assets/LoginPage-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  })
})

test.describe('with a worker that is unavailable', () => {
  test.use({ expectedNoise: [/MIME type|bad HTTP response code|status of 404/] })

  for (const { fault, response } of [
    { fault: 'is missing', response: { status: 404 } },
    {
      fault: 'is served with a wrong type',
      response: { contentType: 'text/html', body: '<!doctype html>' },
    },
  ])
    test(`where the worker ${fault} the shop answers as before`, async ({ page, context }) => {
      await context.route('**/serviceWorker.js', (route) => route.fulfill(response))
      await page.goto('/productlisting')
      await showsPlants(page)
      await answers(page)
      expect(await isControlled(page)).toBe(false)
    })
})

test('a new worker version takes over while two tabs are open, and both keep working', async ({
  page,
  context,
  host,
}) => {
  await inListing(page)
  const other = await context.newPage()
  await inListing(other)
  await waitUntilPrecached(page)
  host.deploy()
  await page.evaluate(() => {
    const isTaken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve)
    })
    return navigator.serviceWorker.ready
      .then((registration) => registration.update())
      .then(() => isTaken)
      .then(() => undefined)
  })
  for (const tab of [page, other]) {
    await answers(tab)
    await tab.getByRole('link', { name: 'Login' }).first().click()
    await expect(tab.getByRole('heading', { name: 'Login' })).toBeVisible()
  }
  await page.goto('/productlisting')
  await showsPlants(page)
})
