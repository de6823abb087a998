import type { Locator, Page } from '@playwright/test'
import { addToCart, card, expect, expectHydrated, signInAsDemo, test, toast } from './fixtures'
import { staysWhenPressed } from './staysWhenPressed'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

interface Press {
  path: string
  /** The page's heading, once it's complete. */
  heading: string
  control: (page: Page) => Locator
  outcome: (page: Page) => Promise<unknown>
  /** What has to be pressed first. */
  first?: (page: Page) => Promise<unknown>
}

const radio = (name: RegExp | string) => (page: Page) =>
  page.getByRole('radio', { name, exact: typeof name === 'string' })
const checked = (control: Press['control']) => (page: Page) => expect(control(page)).toBeChecked()

/** Phones show the filters in a dialog. */
async function openFilters(page: Page) {
  const filters = page.getByRole('button', { name: /^Filters/ })
  if (await filters.isVisible()) await filters.click()
  await page.getByRole('checkbox', { name: 'Cacti' }).waitFor()
}

const filter = (role: 'checkbox' | 'radio', name: string): Press => ({
  path: '/productlisting',
  heading: 'Showing All Products',
  first: openFilters,
  control: (page) => page.getByRole(role, { name }),
  outcome: (page) => expect(page.getByRole(role, { name })).toBeChecked(),
})

const presses: Record<string, Press> = {
  'a category': filter('checkbox', 'Cacti'),
  'a sort order': filter('radio', 'Low to High'),
  'a rating': filter('radio', '4 stars and above'),
  'Clear in the filters': {
    ...filter('checkbox', 'Cacti'),
    first: async (page) => {
      await openFilters(page)
      await page.getByRole('checkbox', { name: 'Cacti' }).check()
    },
    control: (page) => page.getByRole('button', { name: 'Clear', exact: true }),
    outcome: (page) => expect(page.getByRole('checkbox', { name: 'Cacti' })).not.toBeChecked(),
  },
  'a heart in the listing': {
    path: '/productlisting',
    heading: 'Showing All Products',
    control: (page) => button(page, 'Wishlist Moth Orchid'),
    outcome: (page) =>
      expect(button(page, 'Wishlist Moth Orchid')).toHaveAttribute('aria-pressed', 'true'),
  },
  'the next plant': {
    path: '/productlisting?plant=monstera-deliciosa',
    heading: 'Monstera Deliciosa',
    control: (page) => page.getByRole('button', { name: /^Next/ }),
    outcome: (page) => page.getByRole('dialog', { name: 'Snake Plant' }).waitFor(),
  },
  'Add to cart in the wishlist': {
    path: '/mywishlist',
    heading: 'My Wishlist',
    control: (page) => card(page, 'Snake Plant').getByRole('button', { name: /^Add to cart/ }),
    outcome: (page) =>
      card(page, 'Snake Plant')
        .getByRole('link', { name: /^Go to cart/ })
        .waitFor(),
  },
  'another address of the order': {
    path: '/ordersummary',
    heading: 'Order Summary',
    control: radio(/^Ravi Nair/),
    outcome: checked(radio(/^Ravi Nair/)),
  },
  'Place Order in the summary': {
    path: '/ordersummary',
    heading: 'Order Summary',
    control: (page) => button(page, 'Place Order'),
    outcome: async (page) => {
      const payment = page.getByRole('dialog', { name: 'Test payment' })
      await payment.getByRole('button', { name: 'Cancel' }).click()
      await payment.waitFor({ state: 'detached' })
    },
  },
  'ADD NEW ADDRESS': {
    path: '/address',
    heading: 'Saved Addresses',
    control: (page) => button(page, 'ADD NEW ADDRESS'),
    outcome: (page) => expect(page.getByLabel('Name')).toBeFocused(),
  },
}

/** Fills the demo user's cart, wishlist and addresses. */
async function fillLists(page: Page) {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  await expectHydrated(page)
  await addToCart(page, 'Peace Lily')
  await button(page, 'Wishlist Snake Plant').click()
  // Until the backend, which lives in the page, has both.
  await expect(toast(page, 'Product added to cart')).toBeVisible()
  await expect(toast(page, 'Product added to wishlist')).toBeVisible()
  await page.goto('/address')
  await button(page, 'ADD NEW ADDRESS').click()
  await page.getByLabel('Name').fill('Ravi Nair')
  for (const name of [/^Mobile/, /^Pincode/, /^City/, /^State/, /^Address/])
    await page.getByRole('textbox', { name }).fill('1')
  await button(page, 'Save').click()
  await expect(toast(page, 'New address added')).toBeVisible()
}

test('nothing that is pressed on any page moves because of the press', async ({ page }) => {
  test.setTimeout(120_000)
  await fillLists(page)
  for (const [name, { path, heading, first, control, outcome }] of Object.entries(presses))
    await test.step(name, async () => {
      // Otherwise opening the same URL again would be a reload, which keeps a dialog open.
      await page.goto('about:blank')
      await page.goto(path)
      await expectHydrated(page)
      await page.getByRole('heading', { name: heading }).first().waitFor()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await first?.(page)
      await staysWhenPressed(control(page), () => outcome(page))
    })
})
