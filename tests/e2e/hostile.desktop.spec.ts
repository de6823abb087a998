import type { Page } from '@playwright/test'
import { callAsShopper } from './callAsShopper'
import { card, expect, expectHydrated, reachingOver, signInAsDemo, test } from './fixtures'

// What Chromium logs about a picture whose URL it rejects.
test.use({ expectedNoise: [/ERR_UNKNOWN_URL_SCHEME|Loading the image 'javascript:/] })

const script = `<img src=x onerror="window.hacked = true"><script>window.hacked = true</script>`
const long = '🌿'.repeat(500) + 'x'.repeat(9000) + 'شجرة ' + 'e\u0301\u0323'.repeat(100)

interface Hostile {
  text: string
  image: string
}

/** Signs up with hostile names and stores a hostile address and product, past the forms. */
async function signUpHostile(page: Page, { text, image }: Hostile): Promise<void> {
  await page.goto('/signup')
  await page.getByRole('textbox', { name: 'Email' }).fill('hostile@example.com')
  await page.getByRole('textbox', { name: 'First name' }).fill(text)
  await page.getByRole('textbox', { name: 'Last name' }).fill(text)
  await page.getByLabel('Password', { exact: true }).fill('p')
  await page.getByLabel('Confirm password', { exact: true }).fill('p')
  await page.getByRole('button', { name: 'Create New Account' }).click()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
  const product = {
    ...{ _id: text.slice(0, 100), name: text, image, categoryName: text, discount: text },
    ...{ actualPrice: 200, discountedPrice: 100, rating: 3, outOfStock: false },
  }
  const address = { mobile: text, pincode: text, address: text, locality: text, state: text }
  const post = (list: string, body: object) =>
    ({ method: 'POST', path: `/api/user/${list}`, body }) as const
  await callAsShopper(page, [
    post('cart', { product }),
    post('wishlist', { product }),
    post('address', { address: { ...address, name: text, tag: text } }),
  ])
}

const pages = ['/mycart', '/mywishlist', '/address', '/profile', '/ordersummary']

test('markup and javascript: URLs in every field and picture stay inert text', async ({ page }) => {
  await signUpHostile(page, { text: script, image: 'javascript:window.hacked=true' })
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByText(script).first()).toBeVisible()
    // Leaving this page would lose the trace of a script that has run, or stop one.
    await expect(page.locator('[onerror], main script'), path).toHaveCount(0)
    expect(await page.evaluate(() => 'hacked' in window), path).toBe(false)
  }
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('dialog', { name: 'Test payment' })).toContainText(script)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('10,000 characters, emoji, right-to-left text and combining marks are saved unchanged and wrap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signUpHostile(page, { text: long, image: '/plants/snake-plant.svg' })
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByText(long).first()).toBeAttached()
    if (['/mycart', '/mywishlist', '/address'].includes(path))
      await expect(page.getByRole('article').getByRole('heading')).toHaveText([long])
    if (path === '/address')
      await expect(page.getByRole('definition')).toHaveText([long, long, long, long, long])
    expect(await reachingOver(page), path).toEqual([])
  }
})

/** Each has ten changes. */
const ROUNDS = process.env['FROND_LONG'] ? 50 : 20

test('hundreds of filter and route changes grow the heap by less than a tenth', async ({
  page,
  context,
}) => {
  test.slow()
  await signInAsDemo(page)
  await page.goto('/productlisting')
  await expect(card(page, 'Snake Plant')).toBeVisible()
  // If the URL changed during hydration, React would render the page again.
  await expectHydrated(page)
  const devTools = await context.newCDPSession(page)
  const heap = async () => {
    await devTools.send('HeapProfiler.collectGarbage')
    return (await devTools.send('Runtime.getHeapUsage')).usedSize
  }
  /** Five filter changes and five routes a round. */
  const round = (rounds: number) =>
    page.evaluate(async (count) => {
      const drawn = () => new Promise((resolve) => setTimeout(resolve))
      for (let n = 0; n < count; n += 1) {
        for (const href of ['/', '/mycart', '/mywishlist', '/', '/productListing']) {
          history.pushState(null, '', href)
          dispatchEvent(new PopStateEvent('popstate', { state: null }))
          await drawn()
        }
        const boxes = document.querySelectorAll<HTMLElement>('main input[type="checkbox"]')
        for (const box of [...boxes].slice(0, 4).concat([...boxes].slice(0, 1))) {
          box.click()
          await drawn()
        }
      }
    }, rounds)
  // Warms up the caches of styles and compiled code.
  await round(ROUNDS)
  const before = await heap()
  await round(ROUNDS)
  expect((await heap()) / before).toBeLessThan(1.1)
})
