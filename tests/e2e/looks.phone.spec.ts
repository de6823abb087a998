import { expect, expectHydrated, test } from './fixtures'

test('the names of home’s tiles take one line each', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Indoor Plants', 'Flowering Plants', 'Cacti']) {
    const lines = await page.getByRole('link', { name, exact: true }).evaluate((tile) => {
      const text = document.createRange()
      if (tile.lastChild) text.selectNode(tile.lastChild)
      return text.getClientRects().length
    })
    expect(lines, name).toBe(1)
  }
})

test('all of the footer starts at one edge', async ({ page }) => {
  await page.goto('/productlisting')
  const footer = page.getByRole('contentinfo')
  const text = await footer.getByText(/^Questions about a plant/).boundingBox()
  const icon = await footer.locator('svg').first().boundingBox()
  expect(Math.abs((icon?.x ?? 0) - (text?.x ?? 0))).toBeLessThan(3)
})

test('a tap shows the next plant, and Back closes the dialog', async ({ page }) => {
  await page.goto('/productlisting')
  await expectHydrated(page)
  await page.getByRole('link', { name: 'View Snake Plant' }).click()
  await page.getByRole('button', { name: 'Next plant: Bunny Ear Cactus' }).tap()
  await expect(page.getByRole('dialog', { name: 'Bunny Ear Cactus' })).toBeVisible()
  await page.getByRole('button', { name: 'Next plant: Areca Palm' }).tap()
  await expect(page.getByRole('dialog', { name: 'Areca Palm' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/productlisting')
})
