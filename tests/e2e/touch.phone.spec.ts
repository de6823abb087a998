import type { Locator } from '@playwright/test'
import { card, expect, expectHydrated, reachingOver, signInAsDemo, test, toast } from './fixtures'
import { isReadyForOffline } from './worker'

/** The styles that hovering changes. */
const look = (element: Locator) =>
  element.evaluate((target) => {
    const { backgroundColor, borderTopColor, boxShadow, textDecorationLine } =
      getComputedStyle(target)
    return [backgroundColor, borderTopColor, boxShadow, textDecorationLine].join(' ')
  })

test('a tap leaves no hover style behind', async ({ page }) => {
  await page.goto('/productlisting?category=cacti')
  await expectHydrated(page)
  const heart = card(page, 'Bunny Ear Cactus').getByRole('button', { name: /^Wishlist/ })
  const tile = card(page, 'Bunny Ear Cactus').locator('.MuiCardMedia-root')
  const before = [await look(heart), await look(tile)]
  await heart.tap()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect([await look(heart), await look(tile)]).toEqual(before)
})

test('the chip of a long search term is no wider than the phone', async ({ page }) => {
  await page.goto(`/productlisting?q=${'philodendron'.repeat(20)}`)
  await expectHydrated(page)
  const chip = page.getByRole('button', { name: /^Remove filter/ })
  await expect(chip).toBeInViewport({ ratio: 1 })
  expect(await reachingOver(page)).toEqual([])
})

test('total and Place Order stay at the bottom of cart and summary, above a notice', async ({
  page,
}) => {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  await expectHydrated(page)
  for (const name of ['Peace Lily', 'Snake Plant', 'Moth Orchid'])
    await card(page, name)
      .getByRole('button', { name: /^Add to cart/ })
      .tap()
  await page.getByRole('link', { name: 'Cart, 3 items' }).tap()
  for (const path of ['/mycart', '/ordersummary']) {
    await expect(page).toHaveURL(path)
    const details = page.getByRole('region', { name: 'Price details' })
    const order = details.getByRole('button', { name: 'Place Order' })
    // 315 + 425 + 760 + 3 × 50
    const total = details.getByText('₹1,650')
    await expect(order).toBeInViewport({ ratio: 1 })
    await expect(total).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(1)
    // A toast slides out over the edge.
    await expect(toast(page, 'Product added to cart')).toHaveCount(0)
    expect(await reachingOver(page)).toEqual([])

    await expect.poll(() => isReadyForOffline(page)).toBe(true)
    await page.context().setOffline(true)
    const banner = page.getByText(/offline/).first()
    await expect(banner).toBeInViewport()
    await expect
      .poll(async () => {
        const [above, below] = [await order.boundingBox(), await banner.boundingBox()]
        return above && below ? above.y + above.height <= below.y : false
      })
      .toBe(true)
    await page.context().setOffline(false)
    await expect(banner).toBeHidden()

    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    if (path === '/mycart') await order.tap()
  }
})
