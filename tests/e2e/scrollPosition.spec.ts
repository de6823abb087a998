import { expect, expectHydrated, signInAsDemo, test } from './fixtures'

test('a page that Back returns to after a reload starts at its top', async ({ page }) => {
  await signInAsDemo(page)
  const scrollTo = async (top: number) => {
    await page.evaluate((y) => {
      window.scrollTo(0, y)
    }, top)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  }
  await page.goto('/productlisting')
  await expectHydrated(page)
  await scrollTo(400)
  await page.getByRole('link', { name: /^Cart/ }).evaluate((link: HTMLAnchorElement) => {
    link.click()
  })
  await expect(page.getByRole('heading', { name: 'My Cart' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Cart' })).toBeVisible()
  await scrollTo(40)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Showing All Products' })).toBeVisible()
  await page.getByRole('article').nth(8).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
