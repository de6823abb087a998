import type { BrowserContext, Page } from '@playwright/test'
import { addToCart, expect, expectHydrated, test, toast } from './fixtures'

const meera = { email: 'meera@frond.example', password: 'Moss-and-Peat-3' }
const cartWithOne = (page: Page) => page.getByRole('link', { name: 'Cart, 1 item' })

/** Signs up and puts a plant into the cart: an account that no seed holds. */
async function signUpAndShop(page: Page): Promise<void> {
  await page.goto('/signup')
  await expectHydrated(page)
  for (const [label, text] of [
    ['Email', meera.email],
    ['First name', 'Meera'],
    ['Last name', 'Iyer'],
    ['Password', meera.password],
    ['Confirm password', meera.password],
  ] as const)
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.getByRole('button', { name: 'Create New Account' }).click()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
  await page.goto('/productlisting')
  await expectHydrated(page)
  await addToCart(page, 'Areca Palm')
  await expect(toast(page, 'Product added to cart')).toBeVisible()
}

/** In every page opened from now on, the backend's database opens late. */
const slowDown = (milliseconds: number) => (context: BrowserContext) =>
  context.addInitScript((delay) => {
    const open = indexedDB.open.bind(indexedDB)
    indexedDB.open = (name, version) => {
      const request = open(name, version)
      if (name === 'frond-backend:/')
        Object.defineProperty(request, 'onsuccess', {
          set: (handler: () => void) => {
            request.addEventListener('success', () => setTimeout(handler, delay))
          },
        })
      return request
    }
  }, milliseconds)

/** In every page opened from now on, the backend's database fails to open the first time. */
const failOnce = (context: BrowserContext) =>
  context.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB)
    let hasFailed = false
    indexedDB.open = (name, version) => {
      if (name !== 'frond-backend:/' || hasFailed) return open(name, version)
      hasFailed = true
      throw new DOMException('Internal error opening backing store.', 'UnknownError')
    }
  })

test.use({ expectedNoise: [/could not be read|status of 503/] })

for (const [what, disturb] of [
  ['opens after eight seconds', slowDown(8000)],
  ['fails to open once', failOnce],
] as const)
  test(`nobody is logged out in any tab where the database ${what}`, async ({ page }) => {
    await signUpAndShop(page)
    const context = page.context()
    await disturb(context)
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.goto('/mycart', { waitUntil: 'commit' })
    for (const tab of [page, other]) {
      await expect(tab.getByRole('article', { name: 'Areca Palm' })).toBeVisible({
        timeout: 20_000,
      })
      await expect(cartWithOne(tab)).toBeVisible()
      await expect(tab.getByRole('link', { name: 'Profile' })).toBeVisible()
    }
    await other.close()
  })

test('where the database opens after twelve seconds, the page says so, and the next try works', async ({
  page,
}) => {
  await signUpAndShop(page)
  await slowDown(12_000)(page.context())
  await page.goto('/mycart', { waitUntil: 'commit' })
  await expect(page.getByText("Your browser's storage isn't responding.").first()).toBeVisible({
    timeout: 14_000,
  })
  await page.waitForTimeout(4000)
  await page.getByRole('button', { name: /again/i }).first().click()
  await expect(page.getByRole('article', { name: 'Areca Palm' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
})
