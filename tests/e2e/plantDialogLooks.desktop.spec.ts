import type { Locator } from '@playwright/test'
import { boxOf } from './boxOf'
import { expect, test } from './fixtures'

test('the plant’s dialog is filled, and its arch is as generous as home’s', async ({ page }) => {
  const cornersOf = (arch: Locator) =>
    arch.evaluate((element) => getComputedStyle(element).borderRadius)
  await page.goto('/')
  const corners = await cornersOf(page.locator('[data-shape="arch"]').first())
  await page.goto('/productlisting?plant=snake-plant')
  const dialog = page.getByRole('dialog', { name: 'Snake Plant' })
  const picture = dialog.locator('[data-category]')
  expect(await cornersOf(picture)).toBe(corners)
  // How to grow it arrives with the first call.
  await expect(dialog.getByText('Best spot')).toBeVisible()
  const left = await boxOf(picture)
  const more = await boxOf(dialog.getByRole('link', { name: 'More indoor plants' }))
  expect(more.bottom).toBeGreaterThan(left.bottom - 40)
})

test('at 768 px the facts take the width of a plant’s dialog, below its picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/productlisting?plant=snake-plant')
  const dialog = page.getByRole('dialog', { name: 'Snake Plant' })
  const { left, bottom } = await boxOf(dialog.locator('[data-category]'))
  const facts = await boxOf(dialog.locator('dl'))
  expect(facts.left).toBeCloseTo(left, 0)
  const heart = await boxOf(dialog.getByRole('button', { name: 'Wishlist Snake Plant' }))
  expect(facts.right).toBeCloseTo(heart.right, 0)
  expect(facts.top).toBeGreaterThan(bottom)
})

test('a plant’s dialog hardly grows when the facts of a shared link’s plant arrive', async ({
  page,
}) => {
  const endOf = async (mock: string, hasFacts: boolean) => {
    await page.goto(`/productlisting?plant=monstera-deliciosa&mock=${mock}`)
    const dialog = page.getByRole('dialog', { name: 'Monstera Deliciosa' })
    await expect(dialog.getByText('Best spot')).toBeVisible()
    await expect(dialog.getByText('A bright corner')).toHaveCount(hasFacts ? 1 : 0)
    return (await boxOf(dialog.getByRole('link', { name: 'More indoor plants' }))).bottom
  }
  const before = await endOf('products:silence', false)
  expect(Math.abs((await endOf('latency:0', true)) - before)).toBeLessThan(50)
})
