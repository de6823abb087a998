import { addToCart, expect, signInAsDemo, test, toast } from './fixtures'

test('the order summary prints the shop’s name, and the address once', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  await addToCart(page, 'Snake Plant')
  await expect(toast(page, 'Product added to cart')).toBeVisible()
  await page.goto('/ordersummary')
  await expect(page.getByText(/^Deliver to/)).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Deliver to/)).toBeVisible()
  const brand = await page
    .getByRole('main')
    .evaluate((main) => getComputedStyle(main, '::before').content)
  expect(brand).toBe('"Frond"')
})
