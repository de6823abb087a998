import type { Page } from '@playwright/test'
import { plants } from '@/mocks/seeds/plants'
import { shoppersPages, visitorsPages } from '../support/pages'
import { axeFindsNothing } from './axe'
import { callAsShopper } from './callAsShopper'
import {
  card,
  expect,
  expectHydrated,
  loginAsDemo,
  reachingOver,
  signInAsDemo,
  test,
  toast,
} from './fixtures'

/** CSS pixels; links within a sentence are as high as its lines. */
const TOUCH = 44

// Each walks through many pages.
test.describe.configure({ timeout: 90_000 })

// Chromium logs this when a page is left while it checks for a new worker.
test.use({ expectedNoise: [/Failed to update a ServiceWorker/] })

const LONG_WORD = 'Rhaphidophora'.repeat(6)

/** Waits until the page is complete: content that is still loading follows other rules. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectHydrated(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** At 320 px, and with text twice as large at the page's width. */
async function fitsEverywhere(page: Page, where: string) {
  const view = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ ...view, width: 320 })
  expect.soft(await reachingOver(page), `${where} at 320 px`).toEqual([])
  await page.setViewportSize(view)
  // Not by a style element, which the page's policy refuses.
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%'
    await new Promise(requestAnimationFrame)
  })
  expect.soft(await reachingOver(page), `${where} at 200 %`).toEqual([])
}

async function targetsAreLargeEnough(page: Page, where: string) {
  const small = await page
    .locator('a:visible, button:visible, input:visible')
    .evaluateAll((targets, least) => {
      // A choice is pressed by its label, a slider anywhere on its rail.
      const areaOf = (target: Element) => target.closest('label, .MuiSlider-root') ?? target
      return targets
        .filter((target) => getComputedStyle(target).display !== 'inline')
        .map((target) => ({ target, area: areaOf(target).getBoundingClientRect() }))
        .filter(({ area }) => Math.min(area.width, area.height) < least - 0.5)
        .map(({ target, area }) => `${target.outerHTML.slice(0, 80)} ${area.width}×${area.height}`)
    }, TOUCH)
  expect.soft(small, where).toEqual([])
}

async function holdsUp(page: Page, path: string) {
  await open(page, path)
  await axeFindsNothing(page, path)
  await targetsAreLargeEnough(page, path)
  await fitsEverywhere(page, path)
}

/** Fills the signed-in shopper's lists; names as long as they get included. */
async function fillLists(page: Page) {
  const long = { ...plants[0], _id: 'unknown', name: LONG_WORD }
  const address = {
    name: LONG_WORD,
    mobile: '9845012345',
    address: `12, ${LONG_WORD}`,
    pincode: '682001',
    locality: LONG_WORD,
    state: 'Kerala',
  }
  const products = [long, ...plants.filter(({ outOfStock }) => outOfStock)]
  const post = (list: string, body: object) =>
    ({ method: 'POST', path: `/api/user/${list}`, body }) as const
  await callAsShopper(page, [
    ...products.flatMap((product) => [post('cart', { product }), post('wishlist', { product })]),
    post('address', { address }),
  ])
}

test(
  'a visitor’s pages pass axe, fit at 320 px and 200 %, with large targets',
  { tag: '@quick-phone' },
  async ({ page }) => {
    for (const { path } of visitorsPages) await holdsUp(page, path)
  },
)

test('a shopper’s pages pass axe, fit at 320 px and 200 %, with large targets', async ({
  page,
}) => {
  await signInAsDemo(page)
  await open(page, '/mycart')
  await axeFindsNothing(page, 'an empty cart')
  await fillLists(page)
  await holdsUp(page, '/productlisting')
  for (const { path } of shoppersPages) await holdsUp(page, path)
})

test('dialogs pass axe, and toasts are announced while one is open', async ({ page }) => {
  await open(page, '/productlisting')
  const heart = card(page, 'Peace Lily').getByRole('button', { name: 'Wishlist Peace Lily' })
  // A toast under the pointer stays; one that left before the pointer arrived is told again.
  await expect(async () => {
    await heart.click()
    await toast(page, 'Please login to add product to wishlist').hover({ timeout: 1_000 })
  }).toPass()
  await axeFindsNothing(page, 'a toast')

  const opener = page.getByRole('button', { name: 'Filters' })
  if (await opener.isVisible()) {
    await opener.click()
    await expect(page.getByRole('dialog', { name: 'Filters', exact: true })).toBeVisible()
    await axeFindsNothing(page, 'the filters')
    await targetsAreLargeEnough(page, 'the filters')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }

  await open(page, '/address')
  await loginAsDemo(page)
  const add = page.getByRole('button', { name: 'ADD NEW ADDRESS' })
  await add.click()
  const form = page.getByRole('dialog', { name: 'Add new address', exact: true })
  await form.getByRole('button', { name: 'Save' }).click()
  await toast(page, 'All fields are mandatory').waitFor()
  await axeFindsNothing(page, 'the address form')
  await targetsAreLargeEnough(page, 'the address form')
  // A toast slides out over the edge; the login has also added the plant whose heart was pressed.
  await expect(page.locator('.notistack-Snackbar')).toHaveCount(0)
  await fitsEverywhere(page, 'the address form')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(add).toBeFocused()

  await fillLists(page)
  await open(page, '/ordersummary')
  await page.getByRole('button', { name: 'Place Order' }).click()
  const payment = page.getByRole('dialog', { name: 'Test payment', exact: true })
  await expect(payment).toBeVisible()
  await axeFindsNothing(page, 'the payment')
  await targetsAreLargeEnough(page, 'the payment')
  await payment.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('region', { name: 'Your order' })).toBeVisible()
  await axeFindsNothing(page, 'the receipt')
})

test('suggestions, quick view, a removed line and the mock panel pass axe', async ({ page }) => {
  await signInAsDemo(page)
  await open(page, '/mycart')
  await fillLists(page)
  await open(page, '/mycart')
  await page.getByRole('button', { name: 'Remove Star Jasmine from cart' }).click()
  await page.getByRole('button', { name: /^Undo/ }).hover()
  await axeFindsNothing(page, 'a removed line')
  await targetsAreLargeEnough(page, 'a removed line')

  await page.getByRole('combobox', { name: 'Search plants' }).pressSequentially('cactus')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Showing All Products' })).toBeVisible()
  await axeFindsNothing(page, 'suggestions')

  await page.goto('/productlisting?plant=peace-lily')
  await expect(page.getByRole('dialog', { name: 'Peace Lily', exact: true })).toBeVisible()
  await axeFindsNothing(page, 'a quick view')
  await targetsAreLargeEnough(page, 'a quick view')

  await page.goto('/productlisting?mock')
  await expect(page.getByRole('complementary', { name: 'Mock control panel' })).toBeVisible()
  await axeFindsNothing(page, 'the mock panel')
})
