import type { Locator, Page } from '@playwright/test'
import { axeFindsNothing } from './axe'
import { addToCart, card, expect, signInAsDemo, test, toast, waitForHydration } from './fixtures'

/** Whether a toast with this text is beside or above an element, and within the window. */
async function expectApart(page: Page, message: string, element: Locator): Promise<void> {
  const shown = toast(page, message)
  await shown.waitFor()
  const [above, below] = [await shown.boundingBox(), await element.boundingBox()]
  if (!above || !below) throw new Error('Gone already.')
  const isBeside = above.x >= below.x + below.width || below.x >= above.x + above.width
  const isApart = above.y + above.height <= below.y || above.y >= below.y + below.height
  expect({ above, below, isClear: isBeside || isApart }).toMatchObject({ isClear: true })
  expect(above.y).toBeGreaterThan(0)
}

test('a toast never covers the login offer, on a page or in a dialog', async ({ page }) => {
  await page.goto('/productlisting')
  const heart = card(page, 'Peace Lily').getByRole('button', { name: 'Wishlist Peace Lily' })
  await (await waitForHydration(heart)).click()
  const login = 'Please login to add product to wishlist'
  await expectApart(page, login, page.getByRole('region', { name: 'Offer to log in' }))
  await expect(toast(page, login)).toBeHidden()

  await page.getByRole('link', { name: 'View Snake Plant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Snake Plant' })
  const add = dialog.getByRole('button', { name: /^Add to cart/ })
  await add.click()
  await expectApart(page, login, dialog.getByRole('link', { name: 'Log in' }))
  await expect(dialog.getByRole('link', { name: 'Log in' })).toBeInViewport({ ratio: 1 })
  await expect(toast(page, login)).toBeHidden()
  await axeFindsNothing(page, "an offer in a plant's dialog")
})

test("a toast never covers a form's buttons, or the total on a phone", async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/address')
  await page.getByRole('button', { name: 'ADD NEW ADDRESS' }).click()
  const form = page.getByRole('dialog', { name: 'Add new address' })
  const save = form.getByRole('button', { name: 'Save' })
  await save.click()
  await expectApart(page, 'All fields are mandatory', save)
  await expectApart(page, 'All fields are mandatory', form.getByRole('button', { name: 'Cancel' }))
  await expect(toast(page, 'All fields are mandatory')).toBeHidden()

  await page.goto('/productlisting')
  for (const name of ['Peace Lily', 'Snake Plant', 'Moth Orchid']) await addToCart(page, name)
  await page.getByRole('link', { name: 'Cart, 3 items' }).click()
  const order = page.getByRole('button', { name: 'Place Order' })
  await order.waitFor()
  await card(page, 'Peace Lily')
    .getByRole('button', { name: /^Move to Wishlist/ })
    .click()
  await expectApart(page, 'Product added to wishlist', order)
})

test('a toast is light in the dark scheme, at the bottom right', async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/productlisting')
  const heart = await waitForHydration(page.getByRole('button', { name: 'Wishlist Peace Lily' }))
  // The clock is stopped, so that the toast stays visible.
  await page.clock.pauseAt(Date.now() + 3000)
  await heart.click()
  const shownToast = toast(page, 'Please login to add product to wishlist')
  await expect(shownToast).toBeVisible()
  await page.clock.runFor(400)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await expect(async () => {
    const box = await shownToast.boundingBox()
    if (!box) throw new Error('Gone already.')
    expect(width - box.x - box.width).toBeLessThanOrEqual(40)
    // Above the offer to log in, which it would cover.
    expect(height - box.y - box.height).toBeLessThanOrEqual(160)
  }).toPass()
  const [red = 0] = await shownToast.evaluate((sheet) =>
    (getComputedStyle(sheet).backgroundColor.match(/\d+/g) ?? []).map(Number),
  )
  expect(red).toBeGreaterThan(200)
})
