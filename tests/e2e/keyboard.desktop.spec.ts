import type { Locator, Page } from '@playwright/test'
import { card, expect, expectHydrated, test, toast } from './fixtures'

/** More steps than any page of the shop has. */
const MOST_STEPS = 80

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Expects a ring around the focused element, its field, or the mark beside it. */
function hasRing(): boolean {
  const { activeElement } = document
  const { parentElement, nextElementSibling } = activeElement ?? document.body
  return [activeElement, parentElement, nextElementSibling].some((element) => {
    if (!element) return false
    const { opacity, outlineStyle, outlineWidth } = getComputedStyle(element)
    return opacity !== '0' && outlineStyle === 'solid' && outlineWidth === '3px'
  })
}

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key)
    if (await isThere()) break
  }
  await expect(target).toBeFocused()
  expect(await page.evaluate(hasRing), 'the focus can be seen').toBe(true)
}

async function press(page: Page, target: Locator, key?: 'Shift+Tab') {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

test('an order can be placed with the keyboard alone, starting from home', async ({ page }) => {
  await page.goto('/')
  // Until then, a link loads its page anew, which doesn't move the focus.
  await expectHydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await press(page, page.getByRole('link', { name: 'Login' }), 'Shift+Tab')
  await expect(heading(page, 'Login')).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Login with test credentials' }))
  await press(page, page.getByRole('button', { name: 'Login', exact: true }), 'Shift+Tab')
  await toast(page, 'Login Successful').waitFor()
  await expect(heading(page, 'Let something grow on you.')).toBeFocused()

  await press(page, page.getByRole('link', { name: 'Shop Now' }))
  await expect(heading(page, 'Showing All Products')).toBeFocused()
  const panel = page.getByRole('region', { name: 'Filters' })
  await tabTo(page, panel.getByRole('checkbox', { name: 'Flowering' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('article')).toHaveCount(2)
  await press(page, card(page, 'Peace Lily').getByRole('button', { name: /^Add to cart/ }))
  await toast(page, 'Product added to cart').waitFor()
  // The link replaces the button, and receives its focus.
  await expect(card(page, 'Peace Lily').getByRole('link', { name: /^Go to cart/ })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(heading(page, 'My Cart')).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Increase quantity of Peace Lily' }))
  await expect(card(page, 'Peace Lily').getByText('Quantity 2')).toBeAttached()
  await press(page, page.getByRole('button', { name: 'Place Order' }))

  await expect(heading(page, 'Order Summary')).toBeFocused()
  const add = page.getByRole('button', { name: 'ADD NEW ADDRESS' })
  await press(page, add)
  const form = page.getByRole('dialog', { name: 'Add new address' })
  await expect(form).toBeVisible()
  await tabTo(page, form.getByRole('textbox', { name: 'Mobile' }))
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()

  await press(page, page.getByRole('button', { name: 'Place Order' }))
  const payment = page.getByRole('dialog', { name: 'Test payment' })
  await expect(payment.getByRole('button', { name: /^Pay/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(payment.getByRole('button', { name: /^Pay/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Order placed successfully!!')).toBeFocused()
})
