import { expect, test, waitForHydration } from './fixtures'
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

  test('offline, filters open that an idle page has loaded ahead', async ({ page }) => {
    await page.goto('/productlisting')
    const filters = await waitForHydration(page.getByRole('button', { name: 'Filters' }))
    const isLoaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/FilterModal-')),
      )
    await expect.poll(isLoaded).toBe(true)
    await page.context().setOffline(true)
    await filters.click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  })

  test('offline, filters that can’t open keep the page, and open once online', async ({ page }) => {
    await page.addInitScript(() => {
      // Nothing is loaded ahead.
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto('/productlisting')
    const filters = await waitForHydration(page.getByRole('button', { name: 'Filters' }))
    await page.context().setOffline(true)
    await filters.click()
    const failure = page.getByRole('alert').filter({ hasText: "We couldn't open the filters." })
    await expect(failure).toBeVisible()
    await expect(page.getByText('(Showing 9 products)')).toBeVisible()
    await page.context().setOffline(false)
    await failure.getByRole('button', { name: 'Try again' }).click()
    // Their history entry opens them again.
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  })
})
