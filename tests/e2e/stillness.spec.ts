import type { Page, Request } from '@playwright/test'
import { addToCart, card, expect, expectHydrated, loginAsDemo, test } from './fixtures'

// It visits nine pages and waits until each is idle.
test.describe.configure({ timeout: 90_000 })

/** Cumulative layout shift that is too small to notice. */
const UNSEEN = 0.002

/** Sums up the layout shifts that the shopper didn't cause, on each page from its first paint. */
function watchShifts() {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue
      sum += Number(Reflect.get(entry, 'value'))
      document.documentElement.dataset['shift'] = String(sum)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Waits until nothing is missing that could move something: code, data, fonts and pictures. */
async function isComplete(page: Page, pending: ReadonlySet<Request>) {
  await expectHydrated(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect.poll(() => pending.size).toBe(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(requestAnimationFrame)
  })
}

async function expectStill(page: Page, moment: string, limit = UNSEEN) {
  const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
  expect.soft(shift, moment).toBeLessThan(limit)
}

async function staysStill(page: Page, path: string, pending: ReadonlySet<Request>) {
  await page.goto(path)
  await isComplete(page, pending)
  await expectStill(page, path)
}

/** Watches shifts from now on. Returns the page's requests that are pending. */
async function watch(page: Page): Promise<ReadonlySet<Request>> {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  await page.addInitScript(watchShifts)
  return pending
}

test('nothing shifts while a prerendered page loads in a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const pending = await watch(page)
  for (const path of ['/', '/productlisting', '/login', '/signup', '/logout', '/checkout'])
    await staysStill(page, path, pending)
})

test('nothing shifts while a page loads', async ({ page }) => {
  const pending = await watch(page)
  for (const path of ['/', '/productlisting', '/login']) await staysStill(page, path, pending)
  await page.goto('/productlisting')
  await page.getByRole('link', { name: 'Login' }).click()
  await loginAsDemo(page)
  for (const name of ['Peace Lily', 'Snake Plant', 'Moth Orchid']) {
    await addToCart(page, name)
    await card(page, name)
      .getByRole('button', { name: `Wishlist ${name}` })
      .click()
  }
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await isComplete(page, pending)
  const signedIn = ['/', '/productlisting', '/mycart', '/mywishlist', '/address', '/ordersummary']
  for (const path of signedIn) await staysStill(page, path, pending)
})

test('nothing shifts while the login or the sign-up loads with plants that wait for it', async ({
  page,
}) => {
  const pending = await watch(page)
  await page.goto('/productlisting')
  await card(page, 'Peace Lily')
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible()
  for (const path of ['/login', '/signup']) {
    await staysStill(page, path, pending)
    await expect(page.getByText(/add Peace Lily to your cart/)).toBeVisible()
  }
})

test("nothing shifts when home's plants arrive, in a window that shows all of it", async ({
  page,
}) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 3000 })
  // A shift counts less in a high window.
  const unseen = UNSEEN / 20
  const pending = await watch(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Best rated' })).toBeVisible()
  await isComplete(page, pending)
  await expectStill(page, 'with the best-rated plants', unseen)
})

test('nothing shifts while a filtered listing or the help with a search loads', async ({
  page,
}) => {
  const pending = await watch(page)
  await staysStill(page, '/productlisting?category=cacti&q=bunny', pending)
  await page.goto('/productlisting?q=cactuses')
  await expect(page.getByRole('link', { name: 'See all Cacti' })).toBeVisible()
  await isComplete(page, pending)
  await expectStill(page, 'with the help')
})

/** Records each position of the dialog's 'Add to cart', in px from the top of the window. */
function watchAddToCart() {
  const positions: number[] = []
  const look = () => {
    const button = [...document.querySelectorAll('[role=dialog] button')].find(({ textContent }) =>
      textContent.startsWith('Add to cart'),
    )
    const position = button && Math.round(button.getBoundingClientRect().top)
    if (position !== undefined && position !== positions.at(-1)) positions.push(position)
    document.documentElement.dataset['positions'] = positions.join(', ')
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test("'Add to cart' in a plant's dialog stays in position when the plant's facts arrive", async ({
  page,
}) => {
  await page.addInitScript(watchAddToCart)
  for (const plant of ['monstera-deliciosa', 'golden-pothos']) {
    await page.goto(`/productlisting?plant=${plant}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Pets', { exact: true })).toBeVisible()
    await expect(dialog.locator('.MuiSkeleton-root')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.dataset['positions'])).toMatch(
      /^\d+$/,
    )
  }
})

test.describe('without a connection', () => {
  // Without a worker, nothing that an idle page fetches is precached. On a slow machine the connection
  // is lost while the worker itself is fetched.
  test.use({ expectedNoise: [/Failed to load resource|fetching the script/] })

  test('nothing shifts when the connection is lost and restored', async ({ page }) => {
    await page.addInitScript(watchShifts)
    await page.goto('/login')
    await expectHydrated(page)
    const banner = page.getByText("You're offline.")
    await page.context().setOffline(true)
    await expect(banner).toBeInViewport()
    await expectStill(page, 'offline')
    await page.context().setOffline(false)
    await expect(banner).toBeHidden()
    await expectStill(page, 'online again')
  })
})
