import type { Page } from '@playwright/test'
import { addToCart, card, expect, expectHydrated, loginAsDemo, test, toast } from './fixtures'
import { expectDrawn, visitAndLoseConnection } from './worker'

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'offline' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('the visited shop opens offline with its plants and their pictures', async ({ page }) => {
  await visitAndLoseConnection(page)
  await page.goto('/productListing?from=elsewhere')
  await expect(banner(page)).toHaveText("You're offline. Keep shopping: your cart will catch up.")
  await expect(page.getByText('(Showing 9 products)')).toBeVisible()
  for (const name of ['Monstera Deliciosa', 'Areca Palm']) {
    await card(page, name).scrollIntoViewIfNeeded()
    await expectDrawn(card(page, name).locator('img'))
  }
  await page.context().setOffline(false)
  await expect(banner(page)).toBeHidden()
})

test('offline a visitor logs in, saves an address, buys a plant and pays', async ({ page }) => {
  await visitAndLoseConnection(page)
  await page.goto('/login')
  await loginAsDemo(page)
  await page.goto('/productlisting')
  await expectHydrated(page)
  await addToCart(page, 'Peace Lily')
  // Waits until it's stored: leaving earlier would abort the request.
  await toast(page, 'Product added to cart').waitFor()
  await page.goto('/address')
  await page.getByRole('button', { name: 'ADD NEW ADDRESS' }).click()
  const form = page.getByRole('dialog', { name: 'Add new address' })
  await expect(form).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  // Closing goes back in the history, which must finish before the next navigation.
  await expect(form).toBeHidden()
  await page.goto('/mycart')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(heading(page, 'Order Summary')).toBeVisible()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page
    .getByRole('dialog', { name: 'Test payment' })
    .getByRole('button', { name: /^Pay/ })
    .click()
  await expect(heading(page, 'Order placed successfully!!')).toBeVisible()
})
