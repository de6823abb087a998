import type { BrowserContext, Page } from '@playwright/test'
import { addToCart, card, expect, signInAsDemo, test, toast } from './fixtures'
import { isReadyForOffline } from './worker'

// Chromium logs this when a page is left while it checks for a new worker.
test.use({ expectedNoise: [/Failed to update a ServiceWorker/] })

const link = (page: Page, name: string) => page.getByRole('link', { name })
/** The number in a badge of the header. */
const badge = async (page: Page, list: string) =>
  Number(/\d+/.exec((await link(page, `${list},`).getAttribute('aria-label')) ?? '')?.[0])

/** Whether the backend has stored a change of a plant, which it does before it responds. */
const isStored = (page: Page, plant: string) =>
  page.evaluate(
    (name) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('frond-backend:/')
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction('users').objectStore('users').getAll()
          reading.onsuccess = () => {
            database.close()
            resolve(JSON.stringify(reading.result).includes(name))
          }
        }
      }),
    plant,
  )

/** A second tab of the same shop, signed in by the first one's stored session. */
async function secondTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  await expect(link(page, 'Profile')).toBeVisible()
  return page
}

test.beforeEach(async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  await expect(card(page, 'Snake Plant')).toBeVisible()
})

test('two tabs that add different products show both, and the same badge', async ({
  page,
  context,
}) => {
  const other = await secondTab(context, '/productlisting')
  await Promise.all([addToCart(page, 'Snake Plant'), addToCart(other, 'Peace Lily')])
  await Promise.all([
    toast(page, 'Product added to cart').waitFor(),
    toast(other, 'Product added to cart').waitFor(),
  ])
  for (const tab of [page, other]) await expect(link(tab, 'Cart, 2 items')).toBeVisible()
  // So far, each tab may have read both plants with its own change; this one needs a broadcast.
  await expect(toast(other, 'Product added to cart')).toBeHidden()
  await addToCart(other, 'Moth Orchid')
  await toast(other, 'Product added to cart').waitFor()
  for (const tab of [other, page]) await expect(link(tab, 'Cart, 3 items')).toBeVisible()
  await page.goto('/mycart')
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('a logout in one tab logs out the other, without a burst of refused requests', async ({
  page,
  context,
}) => {
  await addToCart(page, 'Snake Plant')
  const other = await secondTab(context, '/mycart')
  await expect(card(other, 'Snake Plant')).toBeVisible()
  const refused: string[] = []
  for (const tab of [page, other])
    tab.on('response', (response) => {
      if (response.status() === 401) refused.push(response.url())
    })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Logged Out' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect(link(other, 'Cart, 0 items')).toBeVisible()
  await expect(card(other, 'Snake Plant')).toBeHidden()
  // Replies are delayed, so the reply to a call made now arrives after all that were in flight.
  for (const tab of [page, other])
    await tab.evaluate(async () => (await fetch('/api/categories')).status)
  expect(refused).toEqual([])
})

test('a reload during a request leaves the change complete or absent, never half made', async ({
  page,
}) => {
  for (const plant of ['Snake Plant', 'Peace Lily']) {
    await addToCart(page, plant)
    await page.getByRole('button', { name: `Wishlist ${plant}` }).click()
    // The first may not have reached the backend; the second is stored and not answered yet.
    if (plant === 'Peace Lily') await expect.poll(() => isStored(page, plant)).toBe(true)
    await page.reload()
  }
  const badges = () => Promise.all([badge(page, 'Cart'), badge(page, 'Wishlist')])
  await expect(card(page, 'Snake Plant')).toBeVisible()
  // Each change is there or not, and later refetches agree.
  await expect.poll(() => isReadyForOffline(page)).toBe(true)
  const counts = await badges()
  expect(counts[0]).toBeGreaterThan(0)
  await page.goto('/mycart')
  await expect(page.getByRole('article')).toHaveCount(counts[0])
  await expect(page.getByText('Quantity 1')).toHaveCount(counts[0])
  await page.goto('/mywishlist')
  await expect(page.getByRole('article')).toHaveCount(counts[1])
  await expect.poll(badges).toEqual(counts)
})

test("a reload during the 1.5 s of 'Move to Wishlist' still adds the plant once", async ({
  page,
}) => {
  await addToCart(page, 'Snake Plant')
  await toast(page, 'Product added to cart').waitFor()
  await page.goto('/mycart')
  await page.getByRole('button', { name: /^Move to Wishlist/ }).click()
  await expect(card(page, 'Snake Plant')).toBeHidden()
  // The backend may or may not have removed it by now.
  await page.reload()
  await expect(link(page, 'Wishlist, 1 item')).toBeVisible()
  await expect(link(page, 'Cart, 0 items')).toBeVisible()
  await page.goto('/mywishlist')
  await expect(card(page, 'Snake Plant').first()).toBeVisible()
  // Everything that this visit had to resume has finished.
  await expect.poll(() => isReadyForOffline(page)).toBe(true)
  await expect(page.getByRole('article')).toHaveCount(1)
})

test("'Place Order' in two tabs opens one widget", async ({ page, context }) => {
  await addToCart(page, 'Snake Plant')
  await toast(page, 'Product added to cart').waitFor()
  await page.goto('/ordersummary')
  const other = await secondTab(context, '/ordersummary')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('dialog', { name: 'Test payment' })).toBeVisible()
  await other.getByRole('button', { name: 'Place Order' }).click()
  await toast(other, 'You already have a payment open in another tab.').waitFor()
  await expect(other.getByRole('dialog', { name: 'Test payment' })).toBeHidden()
})
