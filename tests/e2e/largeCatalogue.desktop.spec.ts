import type { Page } from '@playwright/test'
import { largeCatalogue } from '../support/largeCatalogue'
import { waitForHydration, expect, signInAsDemo, test } from './fixtures'

const products = largeCatalogue(400)
const cacti = products.filter(({ categoryName }) => categoryName === 'cacti')
const byPrice = [...products].sort((a, b) => a.discountedPrice - b.discountedPrice)

/** Answers GETs of an API path. */
async function answer(page: Page, path: string, reply: object) {
  await page.addInitScript(
    ({ path, reply }) => {
      let current = globalThis.fetch
      // The mock reads `fetch` before it replaces it. What it reads must not call the mock: a call that
      // the mock sends to its worker would come back in an endless loop.
      Object.defineProperty(globalThis, 'fetch', {
        get: () => current,
        set: (mocked: typeof fetch) => {
          current = (input, init) => {
            const url = new URL(input instanceof Request ? input.url : input, location.href)
            return url.pathname === path
              ? Promise.resolve(Response.json(reply))
              : mocked(input, init)
          }
        },
      })
    },
    { path, reply },
  )
}

/** Opens the listing with 400 plants from the backend. */
async function openListing(page: Page) {
  await answer(page, '/api/products', { products })
  await page.goto('/productlisting')
  await expect(page.getByText('(Showing 400 products)')).toBeVisible()
  await waitForHydration(page.getByRole('checkbox', { name: 'Cacti' }))
}

const shownNames = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()

/** The names of a list from an index on, as many as the page contains. */
const namesFrom = (list: typeof products, first: number, count: number) =>
  list.slice(first, first + count).map(({ name }) => name)

test('a long list shows a choice on all its cards, whether in view or not', async ({ page }) => {
  await openListing(page)
  for (const [choice, list] of [
    [page.getByRole('radio', { name: 'Low to High' }), byPrice],
    [page.getByRole('checkbox', { name: 'Cacti' }), byPrice.filter((each) => cacti.includes(each))],
  ] as const) {
    await choice.check()
    await expect(async () => {
      const shown = await shownNames(page)
      expect(shown.length).toBeGreaterThan(6)
      expect(shown).toEqual(namesFrom(list, 0, shown.length))
    }).toPass()
  }
})

test('a focused button of a long list never switches to another plant', async ({ page }) => {
  await openListing(page)
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Wishlist / })
    .focus()
  // Without moving the focus, as when a page of the history with other filters comes back.
  await page.getByRole('radio', { name: 'Low to High' }).evaluate((radio: HTMLElement) => {
    radio.click()
  })
  await expect(page.getByRole('article').first()).toHaveAccessibleName(String(byPrice[0]?.name))
  const focused = page.locator('article :focus')
  await expect(focused).toHaveCount(0)
})

test('Back returns to the same position in a long list', async ({ page }) => {
  await openListing(page)
  await page.evaluate(() => {
    window.scrollTo(0, 9000)
  })
  const inView = () =>
    page
      .getByRole('article')
      .evaluateAll((cards) =>
        cards
          .map((card) => ({ name: card.textContent, top: card.getBoundingClientRect().top }))
          .filter(({ top }) => top >= 0 && top < innerHeight),
      )
  // Rows above that are measured for the first time move the page until the next frame.
  await expect.poll(async () => (await inView()).length).toBeGreaterThan(0)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  const before = await inView()
  // Not Playwright's click, which scrolls.
  await page.getByRole('link', { name: 'Login' }).evaluate((link: HTMLElement) => {
    link.click()
  })
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await page.goBack()
  await expect.poll(inView).toEqual(before)
})

test('Back restores the position in a long cart', async ({ page }) => {
  const now = new Date().toISOString()
  await answer(page, '/api/user/cart', {
    cart: products
      .slice(0, 100)
      .map((product) => ({ ...product, qty: 1, createdAt: now, updatedAt: now })),
  })
  await signInAsDemo(page)
  await page.goto('/mycart')
  await expect(page.getByRole('article')).toHaveCount(100)
  const line = page.getByRole('article').nth(60)
  await line.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
  })
  await expect(line).toBeInViewport()

  await page.getByRole('link', { name: /^Wishlist/ }).evaluate((link: HTMLElement) => {
    link.click()
  })
  await expect(page.getByRole('heading', { name: 'My Wishlist' })).toBeVisible()
  await page.goBack()
  await expect(line).toBeInViewport()
})
