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
