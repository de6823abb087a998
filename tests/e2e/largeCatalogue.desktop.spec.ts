import { largeCatalogue } from '../support/largeCatalogue'
import { expect, expectHydrated, test } from './fixtures'

/** Answers the call for the catalogue. Runs in the page before its own scripts. */
function answerProducts(products: object[]) {
  let current = globalThis.fetch
  // The mock reads `fetch` before it replaces it. What it reads must not call the mock: a call that
  // the mock sends to its worker would come back in an endless loop.
  Object.defineProperty(globalThis, 'fetch', {
    get: () => current,
    set: (mocked: typeof fetch) => {
      current = (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
        return pathname === '/api/products'
          ? Promise.resolve(Response.json({ products }))
          : mocked(input, init)
      }
    },
  })
}

test('Back returns to the same position in a list of 400 plants', async ({ page }) => {
  await page.addInitScript(answerProducts, largeCatalogue(400))
  await page.goto('/productlisting')
  await expect(page.getByText('(Showing 400 products)')).toBeVisible()
  await expectHydrated(page)
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
