import { expect, test, waitForHydration } from './fixtures'

test('on a desktop the filters stand beside the plants, apply live, and Clear leaves the search (S2.4)', async ({
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
