import {
  addToCart,
  card,
  expect,
  expectHydrated,
  loginAsDemo,
  test as base,
  toast,
  waitForHydration,
} from './fixtures'
import { isControlled, waitUntilPrecached } from './worker'

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: object) => unknown }
    noteViolation?: (text: string) => void
  }
}

/** Fails on any violation of the page's or the worker's policy, even if it isn't logged. */
const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ page, context }, use) => {
      const violations: string[] = []
      await page.exposeFunction('noteViolation', (text: string) => violations.push(text))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
          window.noteViolation?.(
            [effectiveDirective, blockedURI, sourceFile, lineNumber, sample].join(' '),
          )
        })
      })
      context.on('serviceworker', (worker) => {
        worker.on('console', (message) => {
          if (message.type() === 'error') violations.push(`worker: ${message.text()}`)
        })
      })
      await use(violations)
      expect(violations, 'the policy refuses nothing').toEqual([])
    },
    { auto: true },
  ],
})

test('the policy blocks nothing during a visit, from the first page to the payment', async ({
  page,
}) => {
  // An extension's default policy would count if the shop enforced Trusted Types.
  await page.addInitScript(() => {
    const refuse = () => null
    window.trustedTypes?.createPolicy('default', {
      createHTML: refuse,
      createScript: refuse,
      createScriptURL: refuse,
    })
  })
  await page.goto('/')
  await (await waitForHydration(page.getByRole('link', { name: 'Shop Now' }))).click()
  await page.getByRole('checkbox', { name: 'Cacti' }).check()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('slider').first().press('ArrowLeft')
  await page.getByRole('button', { name: /clear/i }).first().click()
  await page.getByRole('link', { name: 'View Areca Palm' }).click()
  await page.getByRole('dialog', { name: 'Areca Palm' }).press('Escape')
  await page.getByRole('combobox', { name: 'Search plants' }).pressSequentially('moth')
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(suggestions.getByRole('option', { name: /^Snake Plant/ })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.goto('/signup')
  await page.getByLabel('Password', { exact: true }).fill('fern')
  await page.getByLabel('Confirm password', { exact: true }).fill('moss')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.goto('/login')
  await loginAsDemo(page)
  await toast(page, 'Login Successful').waitFor()
  const container = page.locator('.notistack-SnackbarContainer')
  await expect(container).toHaveCSS('position', 'fixed')
  await expect(container).toHaveCSS('pointer-events', 'none')

  await page.goto('/productlisting')
  await page.getByRole('button', { name: 'Wishlist Moth Orchid' }).click()
  await addToCart(page, 'Peace Lily')
  await toast(page, 'Product added to cart').waitFor()
  await page.getByRole('link', { name: /^Cart,/ }).click()
  await card(page, 'Peace Lily')
    .getByRole('button', { name: /delete|remove/i })
    .click()
  await page.getByRole('button', { name: /undo/i }).click()
  await expect(card(page, 'Peace Lily')).toBeVisible()
  await page.getByRole('button', { name: 'Place Order' }).click()

  await page.getByRole('button', { name: 'ADD NEW ADDRESS' }).click()
  const form = page.getByRole('dialog', { name: 'Add new address' })
  await expect(form).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Place Order' }).click()
  const payment = page.getByRole('dialog', { name: 'Test payment' })
  await expect(payment).toHaveCSS('border-radius', '16px')
  await payment.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByRole('heading', { name: 'Order placed successfully!!' })).toBeVisible()

  await page.goto('/mywishlist')
  await page.getByRole('button', { name: 'Wishlist Moth Orchid' }).click()
  await expect(page.getByRole('button', { name: /undo/i })).toBeVisible()
  for (const path of ['/profile', '/logout', '/no/such/page']) {
    await page.goto(path)
    await expectHydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the policy blocks nothing in the worker, which precaches the shop', async ({ page }) => {
  await page.goto('/')
  await waitUntilPrecached(page)
  expect(await isControlled(page)).toBe(true)
  await page.context().setOffline(true)
  await page.goto('/productlisting')
  await expect(page.getByText('(Showing 9 products)')).toBeVisible()
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'This page is missing' })).toBeVisible()
})

test(
  'pages, files and workers carry the headers that the build has written',
  { tag: '@quick' },
  async ({ request }) => {
    const headersOf = async (path: string) => (await request.get(path)).headers()
    for (const path of ['/', '/MyCart', '/no/such/page', '/serviceWorker.js']) {
      const headers = await headersOf(path)
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
      const policy = headers['content-security-policy']
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe-(inline|eval)/)
      expect(policy?.length, 'bytes of the policy').toBeLessThanOrEqual(1200)
    }
    const html = await (await request.get('/')).text()
    const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec(html) ?? []
    expect((await headersOf(script))['cache-control']).toBe('public, max-age=31536000, immutable')
    // Browsers apply a policy only to documents and workers; elsewhere it's a kilobyte per response.
    for (const path of [script, '/plants/peace-lily.svg', '/icons/any-192.png']) {
      const reply = await request.get(path)
      const size = reply
        .headersArray()
        .map(({ name, value }) => `${name}: ${value}\r\n`)
        .join('').length
      expect(reply.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' })
      expect(reply.headers()).not.toHaveProperty('content-security-policy')
      expect(size, `bytes of the headers of ${path}`).toBeLessThanOrEqual(500)
    }
  },
)

test("a 404 page contains the policy, for hosts that can't set its headers", async ({
  request,
}) => {
  const html = await (await request.get('/no/such/page')).text()
  const { 'content-security-policy': policy = '' } = (await request.get('/login')).headers()
  const [, inPage = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? []
  expect(inPage.split('; ')).toEqual(
    policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors')),
  )
})
