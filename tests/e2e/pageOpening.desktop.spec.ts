import { addToCart, expect, expectHydrated, signInAsDemo, test } from './fixtures'

test("a press shows a page's heading before its lines, and Back both at once", async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  await expectHydrated(page)
  await addToCart(page, 'Areca Palm')
  const toCart = page.getByRole('link', { name: 'Cart, 1 item' })
  const line = page.getByRole('button', { name: 'Remove Areca Palm from cart' })
  // The first visit loads the page's code.
  await toCart.click()
  await expect(line).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Showing All Products' })).toBeVisible()

  const atOnce = await toCart.evaluate(async (link: HTMLElement) => {
    link.click()
    // By then, React has rendered what belongs to the press.
    await Promise.resolve()
    return document.querySelector('main')?.innerText
  })
  expect(atOnce).toBe('My Cart')
  await expect(line).toBeVisible()

  await page.getByRole('link', { name: 'Frond' }).first().click()
  await expect(line).toBeHidden()
  const restored = await page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        window.addEventListener('popstate', () => {
          queueMicrotask(() => {
            resolve(document.querySelector('main')?.innerText)
          })
        })
        history.back()
      }),
  )
  expect(restored).toContain('Areca Palm')
})
