import type { Product } from '../../src/contract/entities'
import { largeCatalogue } from '../support/largeCatalogue'
import { expect, expectHydrated, signInAsDemo, test } from './fixtures'

/** Puts plants into the shopper's wishlist. */
async function fillWishlist(products: Product[]) {
  const [, authToken = ''] =
    /"authToken":"(.*?)"/.exec(localStorage.getItem('frond.session') ?? '') ?? []
  const headers = { authorization: authToken, 'Content-Type': 'application/json' }
  const add = (product: Product) =>
    fetch('/api/user/wishlist', { method: 'POST', headers, body: JSON.stringify({ product }) })
  await Promise.all(products.map(add))
}

test('a long wishlist renders the rows near the window, and a heart removes a plant', async ({
  page,
}) => {
  await signInAsDemo(page)
  await page.goto('/productlisting?mock=catalogue:1000,latency:0')
  await expectHydrated(page)
  await expect(page.getByText('(Showing 1000 products)')).toBeVisible()
  await page.evaluate(fillWishlist, largeCatalogue(100))
  await page.goto('/mywishlist?mock=catalogue:1000,latency:0')
  await expect(page.getByRole('link', { name: 'Wishlist, 100 items' })).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  expect(await cards.count()).toBeLessThan(40)

  const name = (await cards.first().getByRole('heading').textContent()) ?? ''
  await cards
    .first()
    .getByRole('button', { name: /^Wishlist / })
    .click()
  await expect(page.getByText(`${name} removed`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Wishlist, 99 items' })).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('link', { name: 'Wishlist, 100 items' })).toBeVisible()

  await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
  })
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  // The backend appends, so it's the last one.
  await expect(cards.last()).toHaveAccessibleName(name)
})
