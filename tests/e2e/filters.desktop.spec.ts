import { expect, test, waitForHydration } from './fixtures'

test('desktop filters are beside the plants, apply live, and Clear leaves the search', async ({
  page,
}) => {
  await page.goto('/productlisting')
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden()
  const panel = page.getByRole('region', { name: 'Filters' })
  const names = page.getByRole('article').getByRole('heading')
  const rating = await waitForHydration(panel.getByRole('radio', { name: '4 stars and above' }))
  await rating.check()
  await panel.getByRole('radio', { name: 'Low to High' }).check()
  await expect(names).toHaveText([
    'Golden Pothos',
    'Bunny Ear Cactus',
    'Snake Plant',
    'Areca Palm',
    'Monstera Deliciosa',
  ])
  const slider = panel.getByRole('slider', { name: 'Price range' })
  await slider.fill('590')
  await expect(names).toHaveText(['Golden Pothos', 'Bunny Ear Cactus', 'Snake Plant'])
  await slider.press('ArrowRight')
  await expect(names).toHaveCount(4)

  const search = page.getByLabel('Search plants')
  await search.fill('plant')
  await expect(names).toHaveText(['Snake Plant'])
  await search.fill('cactus')
  await panel.getByRole('button', { name: 'Clear' }).click()
  await expect(slider).toHaveValue('1000')
  await expect(panel.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(search).toHaveValue('cactus')
  await expect(names).toHaveText(['Bunny Ear Cactus', 'Golden Barrel Cactus'])
})

test('a price that is dragged, then set by keys, replaces the entry of the listing', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Shop Now' }).click()
  const slider = page.getByRole('slider', { name: 'Price range' })
  await waitForHydration(slider)
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
