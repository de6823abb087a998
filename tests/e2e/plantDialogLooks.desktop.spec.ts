import type { Locator } from '@playwright/test'
import { boxOf } from './boxOf'
import { expect, test } from './fixtures'

test('the arch of a plant’s dialog is as generous as home’s', async ({ page }) => {
  const cornersOf = (arch: Locator) =>
    arch.evaluate((element) => getComputedStyle(element).borderRadius)
  await page.goto('/')
  const corners = await cornersOf(page.locator('[data-shape="arch"]').first())
  await page.goto('/productlisting?plant=snake-plant')
  const dialog = page.getByRole('dialog', { name: 'Snake Plant' })
  expect(await cornersOf(dialog.locator('[data-category]'))).toBe(corners)
})

test('at 768 px a plant’s price and button stand at the top, its size under the picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/productlisting?plant=snake-plant')
  const dialog = page.getByRole('dialog', { name: 'Snake Plant' })
  const picture = await boxOf(dialog.locator('[data-category]'))
  const price = await boxOf(dialog.getByText('₹425'))
  expect(price.left).toBeGreaterThan(picture.right)
  expect(price.top).toBeLessThan(picture.top + 40)
  const size = await boxOf(dialog.getByRole('img', { name: /^Beside a chair/ }))
  expect(size.left).toBeCloseTo(picture.left, 0)
  expect(size.top).toBeGreaterThan(picture.bottom)
})
