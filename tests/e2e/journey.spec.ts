import { addToCart, card, expect, loginAsDemo, test, toast } from './fixtures'

const address = {
  Name: 'Ravi Nair',
  Mobile: '9876543210',
  Pincode: '682001',
  'City/Town': 'Kochi',
  State: 'Kerala',
  'Address (House No, Building, Street, Area)': '4, Lily Street, Fort Kochi',
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test(
  'a visitor signs up on the way and buys two plants',
  { tag: '@quick-phone' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Flowering Plants' }).click()
    await expect(page.getByRole('heading', { name: 'Showing All Products' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)

    await addToCart(page, 'Peace Lily')
    await toast(page, 'Please login to add product to wishlist').waitFor()

    await page.getByRole('link', { name: 'Login' }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /sign up/i })
      .click()
    await page.getByRole('textbox', { name: 'Email' }).fill('ravi@example.com')
    await page.getByRole('textbox', { name: 'First name' }).fill('Ravi')
    await page.getByRole('textbox', { name: 'Last name' }).fill('Nair')
    await page.getByLabel('Password', { exact: true }).fill('green-thumb')
    await page.getByLabel('Confirm password', { exact: true }).fill('green-thumb')
    await page.getByRole('button', { name: 'Create New Account' }).click()
    await toast(page, 'Signup Successful').waitFor()

    // Back on the page the shopper came from, with its filter still set.
    await expect(page).toHaveURL(/\/productlisting\?category=flowering$/i)
    await expect(page.getByRole('article')).toHaveCount(2)
    // The action from before the sign-up is completed automatically.
    await expect(card(page, 'Peace Lily').getByRole('link', { name: /^Go to cart/ })).toBeVisible()
    await addToCart(page, 'Moth Orchid')
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    await card(page, 'Moth Orchid')
      .getByRole('link', { name: /^Go to cart/ })
      .click()

    await expect(page.getByRole('heading', { name: 'My Cart' })).toBeVisible()
    await page.getByRole('button', { name: 'Increase quantity of Peace Lily' }).click()
    await page.getByRole('button', { name: 'Place Order' }).click()

    await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
    await page.getByRole('button', { name: 'ADD NEW ADDRESS' }).click()
    const form = page.getByRole('dialog', { name: 'Add new address' })
    for (const [field, value] of Object.entries(address))
      await form.getByRole('textbox', { name: field }).fill(value)
    await form.getByRole('button', { name: 'Save' }).click()
    await toast(page, 'New address added').waitFor()
    await page.getByRole('radio', { name: /^Ravi Nair/ }).check()

    // 2 × 315 + 760 and two deliveries of 50.
    await expect(page.getByRole('region', { name: 'Price details' })).toContainText('₹1,490')
    await page.getByRole('button', { name: 'Place Order' }).click()
    const payment = page.getByRole('dialog', { name: 'Test payment' })
    await expect(payment).toContainText('₹1,490')
    await payment.getByRole('button', { name: 'Pay ₹1,490' }).click()

    await expect(page.getByRole('heading', { name: 'Order placed successfully!!' })).toBeVisible()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: /^Cart,/ }).click()
    await expect(
      page.getByText("There is nothing in your cart. Let's add some items."),
    ).toBeVisible()
  },
)

test(
  'the demo user buys a plant, with a reload at every step of the way',
  { tag: '@quick-desktop' },
  async ({ page }) => {
    await page.goto('/mycart?from=mail#top')
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await page.reload()
    await loginAsDemo(page)
    await expect(page).toHaveURL(/\/mycart\?from=mail#top$/)

    await page.getByRole('combobox', { name: 'Search plants' }).pressSequentially('  SNAKE ')
    await expect(page).toHaveURL('/productListing?q=++SNAKE+')
    await expect(page.getByText('(Showing 1 products)')).toBeVisible()
    await addToCart(page, 'Snake Plant')
    await toast(page, 'Product added to cart').waitFor()
    await page.reload()
    await card(page, 'Snake Plant')
      .getByRole('link', { name: /^Go to cart/ })
      .click()
    await page.reload()
    await expect(card(page, 'Snake Plant')).toBeVisible()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('radio', { name: /^Asha Rao/ })).toBeChecked()
    await page.reload()
    await expect(page.getByRole('radio', { name: /^Asha Rao/ })).toBeChecked()
    await page.getByRole('button', { name: 'Place Order' }).click()

    const payment = page.getByRole('dialog', { name: 'Test payment' })
    await payment.getByRole('button', { name: 'Fail payment' }).click()
    await expect(payment.getByRole('alert')).toBeVisible()
    await payment.getByRole('button', { name: 'Cancel' }).click()
    await expect(payment).toBeHidden()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()

    await page.getByRole('button', { name: 'Place Order' }).click()
    await payment.getByRole('button', { name: /^Pay ₹/ }).click()
    await expect(page.getByRole('heading', { name: 'Order placed successfully!!' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  },
)
