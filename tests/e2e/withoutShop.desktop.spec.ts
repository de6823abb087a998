import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** Longer than a page waits for the shop. */
const PAST_DEADLINE_MS = 9000

/** Chunks stall: they neither load nor fail. */
async function stall(page: Page, chunks: string): Promise<void> {
  await page.route(chunks, () => new Promise(() => undefined))
}

/** Opens a page whose shop stalls, by a clock that the test moves. */
async function openStalled(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await stall(page, '**/assets/shop-*.js')
  const stalled = page.waitForRequest('**/assets/shop-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await stalled
}

test('when the app stalls, links work as plain links', { tag: '@quick' }, async ({ page }) => {
  await openStalled(page, '/')
  await page.getByRole('link', { name: 'Login' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL('/login')
  await page.getByRole('link', { name: 'Sign up' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL('/signup')
})

test('when the app stalls, the search works as a plain form', async ({ page }) => {
  await openStalled(page, '/')
  await page.getByRole('combobox').fill('lily')
  await page.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL('/productListing?q=lily')
  await expect(page.getByRole('heading', { name: 'Showing All Products' })).toBeVisible()
})

test('when the page’s chunk stalls, its links work as plain links', async ({ page }) => {
  await stall(page, '**/assets/HomePage-*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Shop Now' }).click({ noWaitAfter: true })
  await expect(page.getByRole('heading', { name: 'Showing All Products' })).toBeVisible()
})

test('a page without prerendering says that the app stalls, and loads again', async ({ page }) => {
  await openStalled(page, '/mycart')
  await page.clock.fastForward(PAST_DEADLINE_MS)
  await expect(page.getByRole('alert').getByText("We couldn't load the shop")).toBeVisible()
  const again = page.waitForEvent('framenavigated')
  await page.getByRole('link', { name: 'Try again' }).click({ noWaitAfter: true })
  expect((await again).url()).toMatch(/\/mycart$/)
})

test.describe('without its code', () => {
  test.use({
    expectedNoise: [
      /dynamically imported|status of 404|DISCONNECTED|ERR_FAILED|fetching the script|preload CSS/,
    ],
  })

  test('missing code leads to one reload, then to an error page with links', async ({ page }) => {
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.route('**/assets/shop-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto('/mycart')
    await expect(page.getByRole('alert').getByText("We couldn't load the shop")).toBeVisible()
    expect(loads).toBe(2)
    await page.unroute('**/assets/shop-*.js')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  })
})
