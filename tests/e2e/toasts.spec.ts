import type { Locator, Page } from '@playwright/test'
import { axeFindsNothing } from './axe'
import { card, expect, signInAsDemo, test, toast, waitForHydration } from './fixtures'

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

/** Scrolls until an element is at the bottom of the window. */
const scrollToEdge = (element: Locator) =>
  element.evaluate((target) => {
    window.scrollBy(0, target.getBoundingClientRect().bottom - window.innerHeight + 20)
  })

test('a toast never covers the offer to log in, in the page and in a dialog', async ({ page }) => {
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

test("a toast never covers a form's buttons or the pressed control", async ({ page }) => {
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
  // On both devices in the last column.
  const plant = card(page, 'Peace Lily')
  const add = await waitForHydration(plant.getByRole('button', { name: /^Add to cart/ }))
  await scrollToEdge(add)
  await add.click()
  await expectApart(page, 'Product added to cart', plant.getByRole('link', { name: /^Go to cart/ }))
})
