import { expect, test, waitForHydration } from './fixtures'

test(
  'on a phone the tune icon opens the filters in a dialog, which apply live',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('/productlisting')
    await expect(page.getByText('(Showing 9 products)')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Filters' })).toBeHidden()
    const tune = await waitForHydration(page.getByRole('button', { name: 'Filters' }))
    await tune.tap()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    await dialog.getByRole('checkbox', { name: 'Cacti' }).check()
    await dialog.getByRole('slider', { name: 'Price range' }).fill('540')
    await dialog.getByRole('button', { name: 'Show 1 product', exact: true }).tap()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Bunny Ear Cactus'])

    await page.getByRole('button', { name: 'Filters' }).tap()
    await dialog.getByRole('button', { name: 'Clear' }).tap()
    await expect(dialog.getByRole('checkbox', { name: 'Cacti' })).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page.getByText('(Showing 9 products)')).toBeVisible()
  },
)

test("Back undoes the dialog's choices in one step, however the dialog was closed", async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Shop Now' }).tap()
  const tune = await waitForHydration(page.getByRole('button', { name: 'Filters' }))
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  const ways = [
    () => dialog.getByRole('button', { name: 'Show 1 product', exact: true }).tap(),
    () => dialog.getByRole('button', { name: 'Close' }).tap(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]
  for (const close of ways) {
    await tune.tap()
    await dialog.getByRole('checkbox', { name: 'Cacti' }).check()
    const slider = dialog.getByRole('slider', { name: 'Price range' })
    await slider.fill('600')
    await slider.press('ArrowLeft')
    await slider.press('PageUp')
    await slider.press('PageDown')
    await slider.press('ArrowLeft')
    await slider.press('PageDown')
    await close()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/productListing?category=cacti&price=480')
    await page.goBack()
    await expect(page.getByText('(Showing 9 products)')).toBeVisible()
    await expect(page).toHaveURL('/productListing')
    await expect(dialog).toBeHidden()
  }
  await page.goBack()
  await expect(page).toHaveURL('/')
})
