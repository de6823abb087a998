import {
  addToCart,
  card,
  expect,
  expectHydrated,
  loginAsDemo,
  signInAsDemo,
  test,
  toast,
} from './fixtures'
import { storedQuantities } from '../support/storedQuantities'

test.describe('a refused login', () => {
  test.use({ expectedNoise: [/401/] })

  test('is explained beside its field until the input changes', async ({ page }) => {
    await page.goto('/login')
    await expectHydrated(page)
    await page.getByRole('button', { name: 'Login with test credentials' }).click()
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('wrong')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    const reason = page.getByText('The credentials you entered are invalid.')
    await expect(toast(page, 'Error while login')).toBeHidden({ timeout: 5000 })
    await expect(reason).toBeVisible()
    await expect(password).toHaveAccessibleDescription(/credentials you entered are invalid/)
    await password.press('x')
    await expect(reason).toBeHidden()
  })
})

test('an action that waits for a login is completed once, with a toast', async ({ page }) => {
  await page.goto('/productlisting')
  await expectHydrated(page)
  await addToCart(page, 'Areca Palm')
  await toast(page, 'Please login to add product to wishlist').waitFor()
  await page.getByRole('link', { name: 'Log in' }).click()
  await loginAsDemo(page)
  await toast(page, 'Product added to cart').waitFor()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page).toHaveURL(/\/productlisting$/)
})

test('a removed line is restored with its quantity, as the last one', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  for (const name of ['Areca Palm', 'Peace Lily', 'Snake Plant']) {
    await addToCart(page, name)
    await expect(card(page, name).getByRole('link', { name: /^Go to cart/ })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Cart, 3 items' }).click()
  await page.getByRole('button', { name: 'Increase quantity of Peace Lily' }).click()
  await expect(card(page, 'Peace Lily').getByText('Total ₹630')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Peace Lily from cart' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()

  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('article').nth(2)).toHaveAccessibleName('Peace Lily')
  await expect(card(page, 'Peace Lily').getByText('Total ₹630')).toBeVisible()
  await expect.poll(() => page.evaluate(storedQuantities)).toEqual(['1', '1', '2'])
  await page.reload()
  await expect(card(page, 'Peace Lily').getByText('Total ₹630')).toBeVisible()

  await card(page, 'Areca Palm')
    .getByRole('button', { name: /^Move to Wishlist/ })
    .click()
  await expect(page.getByText('Areca Palm moved to your wishlist')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()
})

test('Back closes any dialog and nothing else, and a half-filled form keeps its draft', async ({
  page,
  context,
}) => {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  await addToCart(page, 'Areca Palm')
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: 'ADD NEW ADDRESS' }).click()
  const form = page.getByRole('dialog', { name: 'Add new address' })
  const name = form.getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await name.fill('Half a')
  await page.goBack()
  await expect(form).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Summary')
  await page.getByRole('button', { name: 'ADD NEW ADDRESS' }).click()
  await expect(name).toHaveValue('Half a')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  const payment = page.getByRole('dialog', { name: 'Test payment' })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(payment).toBeVisible()
  await page.goBack()
  await expect(payment).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Cart')
  await page.goForward()

  // Another tab changes the cart under an open payment.
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(payment).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/mycart')
  await tab.getByRole('button', { name: 'Increase quantity of Areca Palm' }).click()
  await expect(page.getByText(/^Your cart has changed, so we closed the payment\./)).toBeVisible()
  await expect(payment).toBeHidden()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await payment.getByRole('button', { name: 'Pay ₹1,246' }).click()

  await expect(page).toHaveURL(/\/checkout$/)
  const order = page.getByRole('region', { name: 'Your order' })
  await expect(order.getByRole('listitem')).toHaveText([/Areca Palm\s*× 2\s*₹1,196/])
  await expect(order.getByText('₹1,246')).toBeVisible()
  await expect(order.getByText(/Neem House/)).toBeVisible()
  await page.reload()
  await expect(order).toBeVisible()
})

test('a signed-in shopper never sees a visitor’s page while it loads', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  // Records what is shown at every change of the page, from its first element on.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const link of document.querySelectorAll('header a'))
        if (link.checkVisibility()) seen.push((link.textContent || link.ariaLabel) ?? '')
      if (document.querySelector('form [name="email"]')?.checkVisibility()) seen.push('login form')
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    document.addEventListener('DOMContentLoaded', look)
  })
  for (const path of ['/productlisting', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
    const seen = await page.evaluate((): unknown => Reflect.get(window, 'seen'))
    expect(seen).not.toContain('Login')
    expect(seen).not.toContain('login form')
  }
})

test('a cancelled payment leaves the page where it was, and the focus on its button', async ({
  page,
}) => {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  await addToCart(page, 'Peace Lily')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await toast(page, 'Product added to cart').waitFor()
  await page.goto('/ordersummary')
  const placeOrder = page.getByRole('button', { name: 'Place Order' })
  const payment = page.getByRole('dialog', { name: 'Test payment' })
  await placeOrder.click()
  const before = await page.evaluate(() => window.scrollY)
  await payment.getByRole('button', { name: 'Cancel' }).click()
  await expect(placeOrder).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})
