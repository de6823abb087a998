import type { Page } from '@playwright/test'
import { axeFindsNothing } from './axe'
import { addToCart, expect, expectHydrated, signInAsDemo, test, toast } from './fixtures'

// The browser logs the failures that these tests cause.
test.use({ expectedNoise: [/Failed to load resource|\?mock has unknown settings/] })

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Mock control panel' })

test('a link to a bug makes the named call fail, without showing the panel', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/productlisting?mock=cartAdd:network')
  await expectHydrated(page)
  await addToCart(page, 'Areca Palm')
  await toast(page, 'Cart error').waitFor()
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  await expect(panelOf(page)).toBeHidden()
  const badge = page.getByRole('button', { name: 'Mock: cartAdd:network' })
  await badge.click()
  await panelOf(page).getByRole('button', { name: 'Let cartAdd work again' }).click()
  await panelOf(page).getByRole('button', { name: 'Close the mock control panel' }).click()
  await expect(badge).toBeHidden()
})

test('a failure arrives after the configured latency, and the badge counts it', async ({
  page,
}) => {
  await signInAsDemo(page)
  await page.goto('/productlisting?mock=cartAdd:500x2,latency:700')
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Mock: cartAdd:500x2' }).click()
  const panel = panelOf(page)
  await addToCart(page, 'Areca Palm')
  const failed = panel.getByRole('listitem').filter({ hasText: 'POST /api/user/cart 500' })
  await expect(failed).toHaveCount(1)
  const [, milliseconds] = / (\d+) ms/.exec((await failed.textContent()) ?? '') ?? []
  expect(Number(milliseconds)).toBeGreaterThanOrEqual(700)
  await panel.getByRole('button', { name: 'Close the mock control panel' }).click()
  await expect(page.getByRole('button', { name: 'Mock: cartAdd:500x1' })).toBeVisible()
})

test('an unknown setting opens the panel, which lists it', async ({ page }) => {
  const warned = page.waitForEvent('console', (message) => message.text().includes('?mock'))
  await page.goto('/productlisting?mock=cartAd:500,latency:0')
  expect((await warned).text()).toBe('?mock has unknown settings: cartAd:500')
  await expect(panelOf(page).locator('mark')).toHaveText('cartAd:500')
  await axeFindsNothing(page, 'a panel with an unknown setting')
  await expect(panelOf(page).getByLabel('Latency in milliseconds')).toHaveValue('0')
})

test('panel and page are side by side, and the page can be used', async ({ page }) => {
  await page.goto('/productlisting?mock')
  const panel = panelOf(page)
  await expect(panel).toBeVisible()
  await axeFindsNothing(page, 'the panel')
  const edge = (await panel.boundingBox())?.x ?? 0
  const parts = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: 'Wishlist, 0 items' }),
    ...(await page.getByRole('article').all()),
  ]
  for (const part of parts) {
    const box = await part.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge + 1)
  }
  await page.getByRole('link', { name: 'Cart, 0 items' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect(panel).toBeVisible()
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
  await panel.getByRole('button', { name: 'Add failure' }).click()
  await panel.getByRole('button', { name: 'Close the mock control panel' }).click()
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Login with test credentials' }).click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText("The shop didn't answer.")).toBeVisible()
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
  // AltGr+M types a letter on some keyboards.
  await page.evaluate(() => {
    const keys = { code: 'KeyM', ctrlKey: true, altKey: true, bubbles: true }
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { ...keys, key: 'µ', modifierAltGraph: true }),
    )
  })
  await page.getByRole('link', { name: 'Cart, 1 item' }).focus()
  await expect(panel).toBeHidden()
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
  await expect(panel.getByText("This file isn't an export")).toBeVisible()

  await panel.getByRole('button', { name: 'End the session' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('a session ended by a link is shown in the badge until the next login', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/mycart?mock=session:ended')
  const badge = page.getByRole('button', { name: 'Mock: session:ended' })
  await expect(badge).toBeVisible()
  await page.getByRole('button', { name: 'Login with test credentials' }).click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'My Cart' })).toBeVisible()
  await expect(badge).toBeHidden()
})
