import type { Page } from '@playwright/test'
import { addToCart, expect, reachingOver, signInAsDemo, test } from './fixtures'

/** Opens the demo user's cart of three plants, which cost ₹1,650 with delivery. */
async function openCart(page: Page) {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  for (const name of ['Peace Lily', 'Snake Plant', 'Moth Orchid']) await addToCart(page, name)
  await page.getByRole('link', { name: 'Cart, 3 items' }).click()
  const details = page.getByRole('region', { name: 'Price details' })
  await details.getByText('₹1,650').waitFor()
  return details
}

test('F90 with text at 200 %, no amount of the price details is cut', async ({ page }) => {
  const details = await openCart(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const amount of await details.getByRole('definition').all())
    expect(await amount.evaluate((dd) => dd.scrollWidth - dd.clientWidth)).toBe(0)
  expect(await reachingOver(page)).toEqual([])
})

test('F90 at a zoom of 400 %, the total and Place Order are whole', async ({ page }) => {
  const details = await openCart(page)
  await page.setViewportSize({ width: 320, height: 256 })
  const parts = [details.getByText('₹1,650'), details.getByRole('button', { name: 'Place Order' })]
  for (const part of parts) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  await page.evaluate(() => {
    scrollTo(0, 0)
  })
  for (const part of parts) await expect(part).not.toBeInViewport()
  expect(await reachingOver(page)).toEqual([])
})

test('F90 on paper, the total is aligned with the other amounts', async ({ page }) => {
  const details = await openCart(page)
  await page.emulateMedia({ media: 'print' })
  const ends = await details
    .getByRole('definition')
    .evaluateAll((all) => all.map((dd) => Math.round(dd.getBoundingClientRect().right)))
  expect(new Set(ends).size).toBe(1)
  expect(await reachingOver(page)).toEqual([])
})
