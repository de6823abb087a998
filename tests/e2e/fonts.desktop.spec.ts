import type { Page } from '@playwright/test'
import { everyPage } from '../support/pages'
import { addToCart, card, expect, expectHydrated, signInAsDemo, test } from './fixtures'

/** The names of the font files that the page fetches, without their hashes. */
function watchFonts(page: Page): Set<string> {
  const names = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'font') return
    names.add(new URL(request.url()).pathname.replace(/.*\/|-[\w-]{8}\.woff2$/g, ''))
  })
  return names
}

async function isComplete(page: Page) {
  await expectHydrated(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

test("the shop's own words need no font but the preloaded ones", async ({ page }) => {
  const fonts = watchFonts(page)
  await signInAsDemo(page)
  await page.goto('/productlisting')
  await expectHydrated(page)
  await addToCart(page, 'Peace Lily')
  await card(page, 'Snake Plant').getByRole('button', { name: 'Wishlist Snake Plant' }).click()
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()
  for (const { path } of everyPage) {
    await page.goto(path)
    await isComplete(page)
  }
  const preloaded = ['fraunces-basic-latin', 'figtree-basic-latin', 'figtree-rupee']
  expect([...fonts].toSorted()).toEqual(preloaded.toSorted())
})

test("an accented name is written in the shop's own letters", async ({ page }) => {
  const fonts = watchFonts(page)
  await page.goto('/productlisting?q=José')
  await isComplete(page)
  await expect.poll(() => [...fonts]).toContain('figtree-latin')
  const isLoaded = (font: string) =>
    page.evaluate((each) => document.fonts.check(each, 'José'), font)
  expect(await isLoaded("16px 'Figtree Variable'")).toBe(true)
})
