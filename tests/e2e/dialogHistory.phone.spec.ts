import { expect, expectHydrated, test } from './fixtures'

test('filters reopened by Forward close in every way', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Shop Now' }).tap()
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Filters' }).tap()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: 'Cacti' }).check()
  // No more choices below: each would be a step, and discard the entries after it.
  await filters.getByRole('button', { name: 'Show 2 products' }).tap()
  await page.getByRole('button', { name: 'Filters' }).tap()
  const close = filters.getByRole('button', { name: 'Close' })
  const show = filters.getByRole('button', { name: 'Show 2 products' })
  const ways = [
    () => show.tap(),
    () => close.tap(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    // Twice, before the browser can go back once.
    () =>
      show.evaluate((button) => {
        if (!(button instanceof HTMLElement)) return
        button.click()
        button.click()
      }),
    async () => {
      await page.reload()
      await show.tap()
    },
  ]
  for (const way of ways) {
    await expect(filters).toBeVisible()
    await way()
    await expect(filters).toBeHidden()
    await expect(page).toHaveURL('/productListing?category=cacti')
    await expect(page.getByText('(Showing 2 products)')).toBeVisible()
    await page.goForward()
  }
  await expect(filters).toBeVisible()
})
