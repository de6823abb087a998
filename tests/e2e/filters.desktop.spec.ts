import { expect, test, waitForHydration } from './fixtures'

test('a choice further down shows its first plants at once, and no filter moves', async ({
  page,
}) => {
  await page.goto('/productlisting')
  const cats = await waitForHydration(page.getByRole('checkbox', { name: 'Cats' }))
  await page.evaluate(() => {
    window.scrollTo(0, 700)
  })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  const top = async () => (await cats.boundingBox())?.y
  const before = await top()
  await cats.check()
  expect(
    await page
      .getByRole('article')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top),
  ).toBeGreaterThan(0)
  expect(await top()).toBe(before)
  const scrolled = await page.evaluate(() => scrollY)
  await expect(page).toHaveURL(/cats/)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  expect(await top()).toBe(before)
  await page.goBack()
  await expect(cats).not.toBeChecked()
})
