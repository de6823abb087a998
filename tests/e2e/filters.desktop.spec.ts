import { expect, test, waitForHydration } from './fixtures'

test('a price that is dragged, then set by keys, replaces the entry of the listing', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Shop Now' }).click()
  const slider = page.getByRole('slider', { name: 'Price range' })
  await waitForHydration(slider)
  // The panel stands beside the plants; on a phone, this button opens it.
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden()
  await slider.scrollIntoViewIfNeeded()
  const track = await page.locator('.MuiSlider-root').boundingBox()
  if (!track) throw new Error('The slider has no track.')
  const y = track.y + track.height / 2
  await page.mouse.move(track.x + track.width * 0.9, y)
  await page.mouse.down()
  for (const share of [0.8, 0.7, 0.6]) await page.mouse.move(track.x + track.width * share, y)
  await page.mouse.up()
  await expect(slider).toHaveValue('600')
  await expect(page).toHaveURL('/productListing?price=600')

  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL('/productListing?price=450')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

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
