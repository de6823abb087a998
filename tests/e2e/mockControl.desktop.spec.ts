import type { Page } from '@playwright/test'
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
  await panelOf(page).getByLabel('cartAdd', { exact: true }).selectOption('works')
  await panelOf(page).getByRole('button', { name: 'Close the mock control panel' }).click()
  await expect(badge).toBeHidden()
})

test('a failure arrives after the configured latency, and the badge counts it', async ({
  page,
}) => {
  await signInAsDemo(page)
  await page.goto('/productlisting?mock=cartAdd:500x2,latency:700')
  await expectHydrated(page)
  await expect(page.getByRole('button', { name: 'Mock: cartAdd:500x2' })).toBeVisible()
  const failed = page.waitForResponse((response) => response.status() === 500)
  await addToCart(page, 'Areca Palm')
  const { startTime, responseStart } = (await failed).request().timing()
  expect(responseStart).toBeGreaterThanOrEqual(700)
  expect(startTime).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Mock: cartAdd:500x1' })).toBeVisible()
})

test('an unknown setting is named in the badge', async ({ page }) => {
  const warned = page.waitForEvent('console', (message) => message.text().includes('?mock'))
  await page.goto('/productlisting?mock=cartAd:500,latency:0')
  expect((await warned).text()).toBe('?mock has unknown settings: cartAd:500')
  await page.getByRole('button', { name: 'Mock: unknown cartAd:500' }).click()
  await expect(panelOf(page).getByLabel('Latency in milliseconds')).toHaveValue('0')
})

test('the panel makes a call fail, and copies a link that reproduces it', async ({ page }) => {
  await page.goto('/productlisting?mock')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = panelOf(page)
  await panel.getByLabel('Latency in milliseconds').fill('0')
  await panel.getByLabel('login', { exact: true }).selectOption('network')
  await panel.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).searchParams.get('mock')).toBe('latency:0,login:network')
  await panel.getByRole('button', { name: 'Close the mock control panel' }).click()
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Login with test credentials' }).click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText("The shop didn't answer.")).toBeVisible()
  await page.keyboard.press('Control+Alt+KeyM')
  await panel.getByLabel('login', { exact: true }).selectOption('works')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
})

test('the panel resets the data and ends the session', async ({ page }) => {
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
  await panel.getByRole('button', { name: 'Reset data' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  await panel.getByLabel('Session').selectOption('ended')
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
