import type { Locator } from '@playwright/test'
import { boxOf } from './boxOf'
import { addToCart, card, expect, expectHydrated, signInAsDemo, test, toast } from './fixtures'

/** The right edge of the page's content. */
const contentEnd = (main: Locator) =>
  main.evaluate((element) => {
    const { right } = element.getBoundingClientRect()
    return right - Number.parseFloat(getComputedStyle(element).paddingRight)
  })

for (const width of [768, 1280, 1920]) {
  test(`at ${width} px login and sign-up fill the page's width`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/login', '/signup']) {
      await page.goto(path)
      const pictures = page.locator('main [data-category]:visible')
      const { right } = await boxOf(pictures.last())
      expect(Math.abs(right - (await contentEnd(page.getByRole('main'))))).toBeLessThan(1)
    }
  })
}

for (const width of [1280, 1920])
  test(`at ${width} px filters and plants are aligned, and chips are beside the heading`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/productlisting')
    const tile = page.locator('article > [data-category]').first()
    const { top } = await boxOf(tile)
    expect((await boxOf(page.getByRole('region', { name: 'Filters' }))).top).toBeCloseTo(top, 0)

    await expectHydrated(page)
    await page.getByRole('checkbox', { name: 'Cacti' }).click()
    const chip = await boxOf(page.getByRole('button', { name: 'Remove filter Cacti' }))
    const heading = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(chip.left).toBeGreaterThan(heading.right)
    expect(chip.top).toBeLessThan(heading.bottom)
    // The first chip moves nothing.
    expect((await boxOf(tile)).top).toBeCloseTo(top, 0)
  })

test('nine plants never leave one alone in the last row', async ({ page }) => {
  await page.goto('/productlisting')
  for (const width of [1280, 1440, 1680, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(tops.at(-1), `at ${width} px`).toBe(tops.at(-2))
  }
})

test('at 768 px a sold-out plant says so once, in one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/productlisting')
  const soldOut = card(page, 'Star Jasmine')
  const button = await boxOf(soldOut.getByRole('button', { name: /^Add to cart/ }))
  expect(button.height).toBeLessThan(50)
  await expect(soldOut.getByText('Out of stock', { exact: true })).toBeVisible()
  // For screen readers alone.
  expect((await boxOf(soldOut.getByText('(out of stock)'))).width).toBeLessThan(2)
})

test('the arches beside the forms are round, whatever their height', async ({ page }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    const arch = page.locator('main [data-category]').first()
    const { left, right } = await boxOf(arch)
    const radius = await arch.evaluate(
      (element) => getComputedStyle(element).borderStartStartRadius,
    )
    expect(Number.parseFloat(radius)).toBeCloseTo((right - left) / 2, 0)
  }
})

test('a plant removed from the wishlist leaves a tile level with its neighbours', async ({
  page,
}) => {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  for (const name of ['Monstera Deliciosa', 'Snake Plant'])
    await page.getByRole('button', { name: `Wishlist ${name}` }).click()
  await page.getByRole('link', { name: 'Wishlist, 2 items' }).click()
  await expect(page.getByRole('heading', { name: 'My Wishlist' })).toBeVisible()
  await page.getByRole('button', { name: 'Wishlist Snake Plant' }).click()
  const undo = page.getByRole('button', { name: /^Undo/ })
  const tile = await boxOf(card(page, 'Monstera Deliciosa').locator('[data-category]'))
  const text = page.getByText('Snake Plant removed').last()
  const removal = await boxOf(text.locator('..'))
  expect([removal.top, removal.height]).toEqual([tile.top, tile.height])
  // Its label is below the text.
  expect((await boxOf(undo)).top - (await boxOf(text)).bottom).toBeLessThan(16)
})

test('at 1920 px the cart fills the page’s width', async ({ page }) => {
  await signInAsDemo(page)
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto('/productlisting')
  await addToCart(page, 'Snake Plant')
  await expect(toast(page, 'Product added to cart')).toBeVisible()
  await page.goto('/mycart')
  const { right } = await boxOf(page.getByRole('region', { name: 'Price details' }))
  expect(Math.abs(right - (await contentEnd(page.getByRole('main'))))).toBeLessThan(1)
})

test('Clear looks idle until a filter is set', async ({ page }) => {
  await page.goto('/productlisting')
  await expectHydrated(page)
  const panel = page.getByRole('region', { name: 'Filters' })
  const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color)
  const clear = panel.getByRole('button', { name: 'Clear' })
  const muted = await colourOf(panel.getByText(/^Any price/))
  expect(await colourOf(clear)).toBe(muted)
  await panel.getByRole('checkbox', { name: 'Cacti' }).click()
  await expect.poll(() => colourOf(clear)).not.toBe(muted)
})

test('the slider’s thumb stays within the panel’s text at both ends', async ({ page }) => {
  await page.goto('/productlisting')
  await expectHydrated(page)
  const panel = page.getByRole('region', { name: 'Filters' })
  const row = await boxOf(panel.getByText('Price range').locator('..'))
  const thumb = panel.locator('.MuiSlider-thumb')
  expect((await boxOf(thumb)).right).toBeLessThan(row.right + 1)
  await panel.getByRole('slider').press('Home')
  expect((await boxOf(thumb)).left).toBeGreaterThan(row.left - 1)
})

test.describe('the order summary', () => {
  test.beforeEach(async ({ page }) => {
    await signInAsDemo(page)
    await page.goto('/productlisting')
    await addToCart(page, 'Snake Plant')
    await expect(toast(page, 'Product added to cart')).toBeVisible()
    await page.goto('/ordersummary')
  })

  test('shows the plants in a card, with their heading close to the list', async ({ page }) => {
    const heading = await boxOf(page.getByRole('heading', { name: 'Your plants' }))
    const list = await boxOf(page.getByRole('list', { name: 'Your plants' }))
    const button = await boxOf(page.getByRole('button', { name: 'ADD NEW ADDRESS' }))
    expect(list.top - heading.bottom).toBeLessThan(heading.top - button.bottom)
    const address = await boxOf(page.getByRole('radio').first().locator('xpath=ancestor::label'))
    const plants = await boxOf(page.getByRole('region', { name: 'Your plants' }))
    expect([plants.left, plants.right]).toEqual([address.left, address.right])
  })

  test('prints the shop’s name, and the address once', async ({ page }) => {
    await expect(page.getByText(/^Deliver to/)).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/^Deliver to/)).toBeVisible()
    const brand = await page
      .getByRole('main')
      .evaluate((main) => getComputedStyle(main, '::before').content)
    expect(brand).toBe('"Frond"')
  })
})
