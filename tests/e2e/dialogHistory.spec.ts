import type { Locator, Page } from '@playwright/test'
import { expect, expectHydrated, test } from './fixtures'
import { holdShop } from './holdShop'

/** Presses twice before the browser can go back once. */
async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return
    element.click()
    element.click()
  })
}

/** The ways to close any dialog: each goes back by one entry, as Forward proves. */
const waysToClose: ((page: Page, dialog: Locator) => Promise<unknown>)[] = [
  (_page, dialog) => dialog.getByRole('button', { name: 'Close' }).click(),
  (page) => page.keyboard.press('Escape'),
  (page) => page.goBack(),
  (_page, dialog) => pressTwice(dialog.getByRole('button', { name: 'Close' })),
  async (page, dialog) => {
    await page.reload()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
  },
]

test('a quick view reopened by Forward closes in every way, and only once', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expectHydrated(page)
  await page.getByRole('link', { name: 'View Peace Lily' }).click()
  const plant = page.getByRole('dialog', { name: 'Peace Lily' })
  for (const close of waysToClose) {
    await expect(plant).toBeVisible()
    await close(page, plant)
    await expect(plant).toBeHidden()
    await expect(page).toHaveURL('/productListing')
    await page.goForward()
  }
  await expect(plant).toBeVisible()
})

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
