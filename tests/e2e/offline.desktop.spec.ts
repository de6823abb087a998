import { card, expect, expectHydrated, test } from './fixtures'
import { waitUntilPrecached } from './worker'

test('the visited shop opens offline with its plants and their pictures', async ({ page }) => {
  await page.goto('/')
  await waitUntilPrecached(page)
  await page.context().setOffline(true)
  await page.goto('/productListing?from=elsewhere')
  const banner = page.getByRole('status').filter({ hasText: 'offline' })
  await expect(banner).toHaveText("You're offline. Keep shopping: your cart will catch up.")
  await expect(page.getByText('(Showing 9 products)')).toBeVisible()
  for (const name of ['Monstera Deliciosa', 'Areca Palm']) {
    await card(page, name).scrollIntoViewIfNeeded()
    const picture = card(page, name).locator('img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await page.context().setOffline(false)
  await expect(banner).toBeHidden()
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
