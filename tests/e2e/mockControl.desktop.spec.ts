import type { Page } from '@playwright/test'
import { addToCart, expect, expectHydrated, signInAsDemo, test, toast } from './fixtures'

// The browser logs the failures that these tests ask for.
test.use({ expectedNoise: [/Failed to load resource/] })

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Mock control panel' })

test('a link to a bug lets the named call fail, and shows no panel', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/productlisting?mock=cartAdd:network')
  await expectHydrated(page)
  await addToCart(page, 'Areca Palm')
  await toast(page, 'Cart error').waitFor()
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  await expect(panelOf(page)).toBeHidden()
})

test('the panel sets the catalogue and the replies, and shows the calls without secrets', async ({
  page,
}) => {
  await page.goto('/productlisting?mock')
  const panel = panelOf(page)
  await panel.getByLabel('Catalogue').selectOption('1000')
  await expect(page.getByText('(Showing 1000 products)')).toBeVisible()
  await panel.getByLabel('Catalogue').selectOption('9')
  await expect(page.getByText('(Showing 9 products)')).toBeVisible()

  await panel.getByLabel('Latency in milliseconds').fill('0')
  await panel.getByLabel('Call', { exact: true }).selectOption('login')
  await panel.getByLabel('Fails with').selectOption('No network')
  await panel.getByLabel('How often').selectOption('next time')
  await panel.getByRole('button', { name: 'Let it fail' }).click()
  await panel.getByRole('button', { name: 'Close the mock control panel' }).click()
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Login with test credentials' }).click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('The shop did not answer.')).toBeVisible()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()

  await page.keyboard.press('Control+Alt+KeyM')
  const calls = panel.getByRole('list', { name: 'Calls' }).getByRole('listitem')
  const logins = calls.filter({ hasText: 'POST /api/auth/login' })
  await expect(logins).toHaveText([/200/, /failed/])
  await logins.first().getByText('POST').click()
  await expect(logins.first()).toContainText('asha.rao@frond.example')
  await expect(logins.first()).toContainText('«redacted»')
  await expect(logins.first()).not.toContainText('eyJ')
})

test('the panel ends the session, and exports, resets and imports the data', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/productlisting?mock')
  await expectHydrated(page)
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'Close the mock control panel' }).click()
  await addToCart(page, 'Areca Palm')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(toast(page, 'Product added to cart')).toBeHidden()
  await page.keyboard.press('Control+Alt+KeyM')

  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Export' }).click()
  const file = await (await download).path()
  await panel.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  await panel.getByLabel('Data to import').setInputFiles(file)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await panel
    .getByLabel('Data to import')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(panel.getByText('This file does not hold exported data')).toBeVisible()

  await panel.getByRole('button', { name: 'End the session' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})
