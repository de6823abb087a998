import { expect, test, toast, waitForHydration } from './fixtures'
import { waitUntilPrecached } from './worker'

test('offline the filters open in their dialog', async ({ page }) => {
  await page.goto('/')
  await waitUntilPrecached(page)
  await page.context().setOffline(true)
  await page.goto('/productlisting')
  await page.getByRole('button', { name: 'Filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await dialog.getByRole('checkbox', { name: 'Cacti' }).check()
  await expect(page.getByText('(Showing 2 products)')).toBeAttached()
})

test.describe('without a worker', () => {
  test.use({
    serviceWorkers: 'block',
    expectedNoise: [/Service Worker|dynamically imported|preload CSS|Failed to load resource|ERR_/],
  })

  test('F57 offline, filters that can’t open keep the page, and open once online', async ({
    page,
  }) => {
    const toasts = page.waitForResponse('**/assets/ToastStack-*.js')
    await page.goto('/productlisting')
    const filters = await waitForHydration(page.getByRole('button', { name: 'Filters' }))
    await toasts
    await page.context().setOffline(true)
    await filters.click()
    await toast(page, "We couldn't open the filters.").waitFor()
    await expect(page.getByText('(Showing 9 products)')).toBeVisible()
    await page.context().setOffline(false)
    await filters.click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  })

  test('F57 a failure is shown even before the toasts have loaded', async ({ page }) => {
    await page.goto('/productlisting')
    const filters = await waitForHydration(page.getByRole('button', { name: 'Filters' }))
    await page.context().setOffline(true)
    await filters.click()
    await expect(page.getByText("We couldn't open the filters.").first()).toBeVisible()
  })
})
