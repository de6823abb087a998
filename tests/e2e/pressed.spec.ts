import type { Locator, Page } from '@playwright/test'
import { addToCart, card, expect, expectHydrated, signInAsDemo, test, toast } from './fixtures'

/**
 * Presses a control and waits for what it causes. The control's centre must not have moved on the page
 * in any frame until then; a pressed button shrinks around it.
 */
async function staysWhenPressed(control: Locator, outcome: () => Promise<unknown>): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const watched = await control.evaluateHandle((element) => {
    const centre = () => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [scrollX + x + width / 2, scrollY + y + height / 2] as const
    }
    const [left, top] = centre()
    const seen = { px: 0 }
    const look = () => {
      if (!element.isConnected) return
      const [x, y] = centre()
      seen.px = Math.max(seen.px, Math.abs(x - left), Math.abs(y - top))
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  await control.click()
  await outcome()
  const { px } = await watched.jsonValue()
  expect.soft(px, `px by which ${control.toString()} moved`).toBeLessThan(1)
}

const button = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

test.describe('a refused login', () => {
  test.use({ expectedNoise: [/401|404|422/] })

  test('no button of a form moves when the form shows an error', async ({ page }) => {
    await page.goto('/login')
    await expectHydrated(page)
    const picture = await page.locator('main img').first().boundingBox()
    const login = page.getByRole('main').getByRole('button', { name: 'Login', exact: true })
    await staysWhenPressed(login, () => page.getByText('Enter your email').waitFor())
    await page.getByLabel('Email').fill('nobody@frond.example')
    await page.getByLabel('Password', { exact: true }).fill('fern')
    await staysWhenPressed(button(page, 'Show password'), () =>
      button(page, 'Hide password').waitFor(),
    )
    await staysWhenPressed(login, () => page.getByText(/not Registered/).waitFor())
    expect(await page.locator('main img').first().boundingBox()).toEqual(picture)

    await page.goto('/signup')
    await expectHydrated(page)
    await staysWhenPressed(button(page, 'Create New Account'), () =>
      page.getByText('Enter your first name').waitFor(),
    )
  })
})

test('nothing that a visitor presses in the listing moves', async ({ page }) => {
  await page.goto('/productlisting')
  await expectHydrated(page)
  const lily = card(page, 'Peace Lily')
  const login = () => toast(page, 'Please login').last().waitFor()
  await staysWhenPressed(lily.getByRole('button', { name: /^Wishlist/ }), login)
  await staysWhenPressed(lily.getByRole('button', { name: /^Add to cart/ }), login)
  await page.getByRole('link', { name: 'View Snake Plant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Snake Plant' })
  await expect(dialog.getByText('Pets', { exact: true })).toBeVisible()
  await staysWhenPressed(dialog.getByRole('button', { name: /^Add to cart/ }), () =>
    dialog.getByRole('link', { name: 'Log in' }).waitFor(),
  )
})

test('nothing that a shopper presses in the cart and the address form moves', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  for (const name of ['Peace Lily', 'Snake Plant', 'Moth Orchid']) await addToCart(page, name)
  await page.getByRole('link', { name: 'Cart, 3 items' }).click()
  const plus = button(page, 'Increase quantity of Snake Plant')
  const snake = card(page, 'Snake Plant')
  for (const qty of [2, 3, 4])
    await staysWhenPressed(plus, () =>
      snake.getByText(`Quantity ${String(qty)}`).waitFor({ state: 'attached' }),
    )
  await staysWhenPressed(button(page, 'Decrease quantity of Snake Plant'), () =>
    snake.getByText('Quantity 3').waitFor({ state: 'attached' }),
  )

  await page.goto('/address')
  await button(page, 'ADD NEW ADDRESS').click()
  await expect(page.getByLabel('Name')).toBeFocused()
  const save = button(page, 'Save')
  const address = page.getByLabel(/^Address/)
  await staysWhenPressed(save, () => page.getByText('Enter a state').waitFor())
  for (const name of ['Name', 'Mobile', 'Pincode', 'City/Town', 'State'])
    await page.getByLabel(name).fill('x')
  await expect(toast(page, 'All fields are mandatory')).toHaveCount(0)
  await save.click()
  await expect(address).toBeFocused()
  const [error, warning] = await Promise.all([
    page.getByText('Enter an address').boundingBox(),
    toast(page, 'All fields are mandatory').boundingBox(),
  ])
  if (!error || !warning) throw new Error('Gone already.')
  const isBelow = warning.y >= error.y + error.height
  expect(isBelow || warning.y + warning.height <= error.y).toBe(true)
})
