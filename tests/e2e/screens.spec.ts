import type { Page } from '@playwright/test'
import {
  card,
  demoAccount,
  expect,
  loginAsDemo,
  test,
  toast,
  waitForHydration,
  signInAsDemo,
} from './fixtures'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Expects visible pictures to have loaded; a broken one has no natural width. */
async function hasItsPictures(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility() && image.loading !== 'lazy')
          .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
          .map(({ src }) => src),
      ),
    )
    .toEqual([])
}

test('each tile of home leads to exactly its category, and Shop Now to every plant', async ({
  page,
}) => {
  const tiles = {
    'Indoor Plants': {
      category: 'indoor',
      names: ['Monstera Deliciosa', 'Snake Plant', 'Areca Palm'],
    },
    'Flowering Plants': { category: 'flowering', names: ['Peace Lily', 'Moth Orchid'] },
    Cacti: { category: 'cacti', names: ['Bunny Ear Cactus', 'Golden Barrel Cactus'] },
  }
  await page.goto('/')
  await hasItsPictures(page)
  for (const [tile, { category, names }] of Object.entries(tiles)) {
    const link = await waitForHydration(page.getByRole('link', { name: tile, exact: true }))
    await link.click()
    await expect(page).toHaveURL(`/productlisting?category=${category}`)
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(names)
    await page.getByRole('link', { name: 'Frond', exact: true }).click()
  }
  // A visit without a tile's choice.
  await page.goto('/')
  const shopNow = await waitForHydration(page.getByRole('link', { name: 'Shop Now' }))
  await shopNow.click()
  await expect(page).toHaveURL(/\/productListing$/)
  await expect(heading(page, 'Showing All Products')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(9)
})

test('the search leads from any page to the plants it names, letter by letter', async ({
  page,
}) => {
  await page.goto('/no/such/plant')
  // The next page's heading only receives the focus once this page is shown.
  await waitForHydration(page.getByRole('link', { name: 'Go back to home' }))
  const search = await waitForHydration(page.getByLabel('Search plants'))
  await search.pressSequentially('  LILY')
  await expect(page).toHaveURL('/productListing?q=++LILY')
  await expect(page.getByText('(Showing 1 products)')).toBeVisible()
  await expect(card(page, 'Peace Lily')).toBeVisible()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('  LILY')
})

test(
  'the badges follow a click at once, while the backend has not answered',
  { tag: '@quick-phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const fetch = window.fetch.bind(window)
      window.fetch = (input, init) =>
        input instanceof Request && input.method === 'POST' && input.url.includes('/api/user/')
          ? new Promise(() => undefined)
          : fetch(input, init)
    })
    await signInAsDemo(page)
    await page.goto('/productlisting')
    const snake = card(page, 'Snake Plant')
    await snake.getByRole('button', { name: 'Wishlist Snake Plant' }).click()
    await snake.getByRole('button', { name: /^Add to cart/ }).click()
    await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toHaveText('1')
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toHaveText('1')
    await expect(snake.getByRole('button', { name: 'Wishlist Snake Plant' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(snake.getByRole('link', { name: /^Go to cart/ })).toBeVisible()
  },
)

test('a toast is light in the dark scheme, at the bottom right, for a second', async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/productlisting')
  const heart = await waitForHydration(page.getByRole('button', { name: 'Wishlist Peace Lily' }))
  // The clock is stopped, so that the toast stays visible.
  await page.clock.pauseAt(Date.now() + 3000)
  await heart.click()
  const shownToast = toast(page, 'Please login to add product to wishlist')
  await expect(shownToast).toBeVisible()
  await page.clock.runFor(400)
  const view = page.viewportSize() ?? { width: 0, height: 0 }
  const fromCorner = async () => {
    const { x, y, width, height } = (await shownToast.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    return { right: view.width - (x + width), bottom: view.height - (y + height) }
  }
  await expect.poll(async () => (await fromCorner()).right).toBeLessThanOrEqual(40)
  // Above the offer to log in, which it would cover.
  await expect.poll(async () => (await fromCorner()).bottom).toBeLessThanOrEqual(160)
  const [red = 0] = await shownToast.evaluate((sheet) =>
    (getComputedStyle(sheet).backgroundColor.match(/\d+/g) ?? []).map(Number),
  )
  expect(red).toBeGreaterThan(200)
  await page.clock.runFor(400)
  await expect(shownToast).toBeVisible()
  // In steps, between which React sets its next timers.
  for (let ran = 0; ran < 1500 && (await shownToast.isVisible()); ran += 100)
    await page.clock.runFor(100)
  await expect(shownToast).toBeHidden()
})

test('empty pages say so and lead on to the next step', async ({ page }) => {
  await page.goto('/mywishlist')
  await loginAsDemo(page)
  await expect(heading(page, 'My Wishlist')).toBeVisible()
  await expect(page.getByText('Hey, it feels so light!')).toBeVisible()
  await expect(
    page.getByText("There is nothing in your wishlist. Let's add some items."),
  ).toBeVisible()
  await hasItsPictures(page)
  await page.getByRole('link', { name: 'See all plants' }).click()
  await expect(page).toHaveURL(/\/productListing$/)

  await page.getByRole('link', { name: 'Cart, 0 items' }).click()
  await expect(heading(page, 'My Cart')).toBeVisible()
  await expect(page.getByText("There is nothing in your cart. Let's add some items.")).toBeVisible()
  await hasItsPictures(page)
  await page.getByRole('link', { name: 'Add from wishlist' }).click()
  await expect(page).toHaveURL(/\/mywishlist$/)

  await page.goto('/no/such/plant')
  await expect(heading(page, 'This page is missing')).toBeVisible()
  await hasItsPictures(page)
  await page.getByRole('link', { name: 'Go back to home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a shopper sees the profile and the addresses, logs out, and leaves nothing behind', async ({
  page,
}) => {
  await page.goto('/profile')
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toHaveAttribute('type', 'email')
  await loginAsDemo(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('Asha Rao')
  await expect(main).toContainText(demoAccount.email)
  await expect(page).toHaveTitle('Frond | Profile')
  await hasItsPictures(page)

  await main.getByRole('link', { name: 'Saved Addresses' }).click()
  const home = page.getByRole('article', { name: 'Asha Rao' })
  for (const text of ['27, Neem House', '560038', 'Default', 'City', 'Bengaluru', 'Karnataka'])
    await expect(home).toContainText(text)
  await home.getByRole('button', { name: 'Delete address of Asha Rao' }).click()
  await toast(page, 'Address deleted').waitFor()
  await expect(home).toBeHidden()

  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(heading(page, 'Logged Out')).toBeVisible()
  await expect(page).toHaveURL(/\/logout$/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.goto('/ordersummary')
  await expect(page.getByText("There is nothing in your cart. Let's add some items.")).toBeVisible()
})
