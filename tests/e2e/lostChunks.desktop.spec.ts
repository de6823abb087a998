import { expect, test, waitForHydration } from './fixtures'

// Without a service worker every request of the page can be answered by the test.
test.use({
  serviceWorkers: 'block',
  expectedNoise: [/Service Worker|Failed to load resource|categories could not be read/],
})

const mockBackend = '**/assets/browser-*.js'

test("where the mock's code fails to load, the page reloads once, then says so", async ({
  page,
}) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(mockBackend, (route) => route.fulfill({ status: 503 }))
  await page.goto('/')
  const notice = page.getByRole('alert').filter({ hasText: "We couldn't load the shop." })
  await expect(notice).toBeVisible()
  expect(loads).toBe(2)
  await page.unroute(mockBackend)
  await notice.getByRole('link', { name: 'Try again' }).click()
  await (await waitForHydration(page.getByRole('link', { name: 'Shop Now' }))).click()
  await expect(page.getByText('(Showing 9 products)')).toBeVisible()
})
