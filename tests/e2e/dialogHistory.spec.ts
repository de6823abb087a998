import { expect, expectHydrated, test } from './fixtures'
import { holdShop } from './holdShop'

test("several presses while the quick view loads add one history entry, the last plant's", async ({
  page,
}) => {
  const release = await holdShop(page, 'PlantDialog')
  await page.goto('/productlisting?category=flowering')
  await expectHydrated(page)
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  for (const name of ['Peace Lily', 'Peace Lily', 'Moth Orchid', 'Moth Orchid'])
    await page.getByRole('link', { name: `View ${name}` }).click()
  await release()
  const plant = page.getByRole('dialog', { name: 'Moth Orchid' })
  await expect(plant).toBeVisible()
  expect(await entries()).toBe(before + 1)
  await plant.getByRole('button', { name: 'Close' }).click()
  await expect(plant).toBeHidden()
  await expect(page).toHaveURL('/productlisting?category=flowering')
})

test('a quick view that a reload has reopened goes back to the listing when it closes', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expectHydrated(page)
  await page.getByRole('link', { name: 'View Peace Lily' }).click()
  const plant = page.getByRole('dialog', { name: 'Peace Lily' })
  await expect(plant).toBeVisible()
  await page.reload()
  await expect(plant).toBeVisible()
  await plant.getByRole('button', { name: 'Close' }).click()
  await expect(plant).toBeHidden()
  await expect(page).toHaveURL('/productListing')
  await page.goForward()
  await expect(plant).toBeVisible()
})
