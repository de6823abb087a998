import { card, demoAccount, expect, loginAsDemo, test, toast } from './fixtures'

/** Holds the shop's own code back until the test lets it come. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const paint = window.requestAnimationFrame.bind(window)
    const held: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => {
      if (document.documentElement.dataset['come'] === 'yes') return paint(callback)
      held.push(callback)
      return 0
    }
    document.addEventListener('come', () => {
      document.documentElement.dataset['come'] = 'yes'
      for (const callback of held) paint(callback)
    })
  })
})

function come() {
  document.dispatchEvent(new Event('come'))
}

test('a tile pressed before the shop is awake still preselects its category', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Cacti' }).click({ noWaitAfter: true })
  await page.evaluate(come)
  await expect(page.getByRole('heading', { name: 'Showing All Products' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('a login typed and sent before the shop is awake goes to the backend, not to the address line', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAccount.email)
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.evaluate(come)
  await expect(toast(page, 'Login Successful')).toBeVisible()
  expect(page.url()).not.toContain(demoAccount.password)
})

test('what is searched and added before the shop is awake is not lost', async ({ page }) => {
  await page.goto('/productlisting')
  await card(page, 'Peace Lily')
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await page.getByRole('searchbox').fill('lily')
  await page.evaluate(come)
  await expect(toast(page, 'Please login to add product to wishlist')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('what a signed-in shopper adds and wishes before the shop is awake is theirs', async ({
  page,
}) => {
  await page.goto('/login')
  await page.evaluate(come)
  await loginAsDemo(page)
  await page.goto('/productlisting')
  const plant = card(page, 'Peace Lily')
  await plant.getByRole('button', { name: /^Add to cart/ }).click()
  await plant.getByRole('button', { name: 'Wishlist Peace Lily' }).click()
  await page.evaluate(come)
  await expect(page.getByRole('link', { name: 'Cart, 1 items' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Wishlist, 1 items' })).toBeVisible()
  await expect(plant.getByRole('link', { name: /^Go to cart/ })).toBeVisible()
})
