import type { Page } from '@playwright/test'
import { axeFindsNothing } from './axe'
import { addToCart, expect, expectHydrated, signInAsDemo, test, toast } from './fixtures'
import { expectDrawn } from './worker'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

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

test('F57 offline, a payment that can’t open says so, and opens once online', async ({ page }) => {
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
