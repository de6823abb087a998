import type { Locator, Page } from '@playwright/test'
import { plants } from '@/mocks/seeds/plants'
import { callAsShopper } from './callAsShopper'
import { expect, reachingOver, signInAsDemo, test } from './fixtures'

/** Opens the demo user's cart of three plants, which cost ₹1,650 with delivery. */
async function openCart(page: Page) {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  const names = ['Peace Lily', 'Snake Plant', 'Moth Orchid']
  await callAsShopper(
    page,
    plants
      .filter(({ name }) => names.includes(name))
      .map((product) => ({ method: 'POST', path: '/api/user/cart', body: { product } })),
  )
  await page.goto('/mycart')
  const details = page.getByRole('region', { name: 'Price details' })
  await details.getByText('₹1,650').waitFor()
  return details
}

/** Doubles the size of the text, at which none of these amounts may be cut. */
async function expectWholeAt200(page: Page, amounts: Locator) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const amount of await amounts.all())
    expect(await amount.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
  expect(await reachingOver(page)).toEqual([])
}

test('with text at 200 %, no amount of the price details or the receipt is cut', async ({
  page,
}) => {
  const details = await openCart(page)
  await expectWholeAt200(page, details.getByRole('definition'))

  await page.goto('/ordersummary')
  await page.getByRole('radio', { name: /^Asha Rao/ }).waitFor()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: 'Pay ₹1,650' }).click()
  const order = page.getByRole('region', { name: 'Your order' })
  await order.getByText('₹1,650').waitFor()
  const amounts = order.getByText(/^₹/)
  await expect(amounts).toHaveCount(5)
  await expectWholeAt200(page, amounts)
})

test('at a zoom of 400 %, the total and Place Order are whole', async ({ page }) => {
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

test('on paper, the total is aligned with the other amounts', async ({ page }) => {
  const details = await openCart(page)
  await page.emulateMedia({ media: 'print' })
  const ends = await details
    .getByRole('definition')
    .evaluateAll((all) => all.map((dd) => Math.round(dd.getBoundingClientRect().right)))
  expect(new Set(ends).size).toBe(1)
  expect(await reachingOver(page)).toEqual([])
})

test('on paper, an open plant is all that is printed', async ({ page }) => {
  await page.goto('/productlisting?plant=snake-plant')
  const dialog = page.getByRole('dialog', { name: 'Snake Plant' })
  await dialog.waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect(dialog.getByRole('heading', { name: 'Snake Plant' })).toBeVisible()
  await expect(page.getByText('Showing All Products')).toBeHidden()
})

test('with large text or little room, a plant’s dialog is as wide as the window', async ({
  page,
}) => {
  await page.goto('/productlisting?plant=snake-plant')
  const dialog = page.getByRole('dialog', { name: 'Snake Plant' })
  await dialog.getByRole('img', { name: /^Beside a chair/ }).waitFor()
  for (const { width, height, text } of [
    { width: 320, height: 256, text: '100%' },
    { width: 390, height: 844, text: '200%' },
    { width: 1280, height: 800, text: '200%' },
  ]) {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, text)
    expect(await reachingOver(page), `${String(width)} px, text at ${text}`).toEqual([])
  }
})
