import type { Page } from '@playwright/test'
import { axeFindsNothing } from './axe'
import { addToCart, expect, expectHydrated, signInAsDemo, test, toast } from './fixtures'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.use({
  serviceWorkers: 'block',
  expectedNoise: [/Service Worker|dynamically imported|preload CSS|Failed to load resource|ERR_/],
})

const opened = ['ProfilePage', 'AddressesPage', 'AddressForm', 'CartPage', 'OrderSummaryPage']

/** Waits until the idle page has loaded ahead what the test opens, and cuts the connection. */
async function loseConnection(page: Page): Promise<void> {
  const countLoaded = () =>
    page.evaluate(
      (names) =>
        names.filter((part) =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${part}-`)),
        ).length,
      opened,
    )
  await expect.poll(countLoaded).toBe(opened.length)
  await page.context().setOffline(true)
}

test('offline, every page and dialog opens that an idle page has loaded ahead', async ({
  page,
}) => {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  await expectHydrated(page)
  await loseConnection(page)
  await addToCart(page, 'Peace Lily')
  await toast(page, 'Product added to cart').waitFor()
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('link', { name: 'Addresses' }).click()
  await expect(heading(page, 'Saved Addresses')).toBeVisible()
  await page.getByRole('button', { name: 'ADD NEW ADDRESS' }).click()
  const form = page.getByRole('dialog', { name: 'Add new address' })
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('link', { name: /^Cart/ }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(heading(page, 'Order Summary')).toBeVisible()
})

test.describe('where data is saved, and nothing is loaded ahead', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
  })

  test('offline, a page whose code is missing says so within the shop, and loads once online', async ({
    page,
  }) => {
    await page.goto('/productlisting')
    await expectHydrated(page)
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Login' }).click()
    const failure = page.getByRole('alert').filter({ hasText: "We couldn't show this page" })
    await expect(failure).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await axeFindsNothing(page, 'a page that is not there yet')
    await page.context().setOffline(false)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Login')).toBeVisible()
  })

  test('offline, an address form that can’t open keeps the page, and opens once online', async ({
    page,
  }) => {
    await signInAsDemo(page)
    await page.goto('/address')
    await expect(heading(page, 'Saved Addresses')).toBeVisible()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'ADD NEW ADDRESS' }).click()
    const failure = page.getByRole('alert').filter({ hasText: "We couldn't open the address form" })
    await expect(failure).toBeVisible()
    await expect(heading(page, 'Saved Addresses')).toBeVisible()
    await page.context().setOffline(false)
    const reloaded = page.waitForEvent('load')
    await failure.getByRole('button', { name: 'Try again' }).click()
    await reloaded
    // Its history entry opens it again.
    await expect(page.getByRole('dialog', { name: 'Add new address' })).toBeVisible()
  })
})

test('filters that can’t load say so beside the plants, and ‘Try again’ loads the page again', async ({
  page,
}) => {
  await page.route('**/assets/FilterPanel-*.js', (route) => route.abort())
  await page.goto('/productlisting')
  const failure = page.getByRole('alert').filter({ hasText: "We couldn't load the filters." })
  await expect(failure).toBeVisible()
  await page.getByRole('link', { name: 'View Snake Plant' }).click()
  await expect(page.getByRole('dialog', { name: 'Snake Plant' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/productlisting$/)
  await page.unroute('**/assets/FilterPanel-*.js')
  const reloaded = page.waitForEvent('load')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await reloaded
  await page.getByRole('checkbox', { name: 'Cacti' }).click()
  await expect(page.getByText('(Showing 2 products)')).toBeVisible()
})
