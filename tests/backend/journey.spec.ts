import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from '@playwright/test'
import { installPayment } from '@/mocks/payment/installPayment'
import { addToCart, card, expect, test as base, toast } from '../e2e/fixtures'
import { Host } from '../support/host'

/** The shop built for a real backend, and that backend beside it. */
interface Deployment {
  host: Host
  backendOrigin: string
}

const test = base.extend<object, { deployment: Deployment }>({
  deployment: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'frond-journey-'))
      const outDir = join(folder, 'dist')
      const host = new Host(outDir)
      await host.start()
      const backend = spawn(process.execPath, ['scripts/backend.js'], {
        env: {
          ...process.env,
          PORT: '0',
          DATA_DIR: join(folder, 'data'),
          SHOP_ORIGIN: host.origin,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let backendOrigin: string | undefined
      for await (const line of createInterface({ input: backend.stdout })) {
        backendOrigin = /(http:\S+)\/api/.exec(line)?.[1]
        if (backendOrigin !== undefined) break
      }
      if (backendOrigin === undefined) throw new Error('The backend has not started.')
      execFileSync(
        process.execPath,
        ['scripts/build.js', '--logLevel', 'warn', '--outDir', outDir],
        {
          env: {
            ...process.env,
            VITE_API_URL: `${backendOrigin}/api`,
            VITE_VITALS_URL: 'https://vitals.example/report',
          },
          stdio: 'inherit',
        },
      )
      await use({ host, backendOrigin })
      await host.stop()
      const stopped = once(backend, 'exit')
      backend.kill()
      await stopped
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  host: async ({ deployment }, use) => {
    await use(deployment.host)
  },
})

/** Without the mock, the provider's script would be loaded from the network. */
async function standInForProvider(page: Page): Promise<void> {
  await page.route('https://checkout.razorpay.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(${installPayment.toString()})(window, 'asks')`,
    }),
  )
}

// The build reports to a URL that doesn't exist.
test.beforeEach(async ({ context }) => {
  await context.route('https://vitals.example/report', (route) => route.fulfill({ status: 204 }))
})

const email = `ravi-${Date.now()}@example.com`
const password = 'green-thumb'

test('a visitor signs up, buys a plant, and finds the wishlist on another device', async ({
  page,
  browser,
  deployment,
}) => {
  const scripts: string[] = []
  const calls = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.includes('/api/')) calls.add(origin)
    if (request.resourceType() === 'script' || pathname.includes('orker')) scripts.push(pathname)
  })
  await standInForProvider(page)

  await page.goto('/signup')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ravi')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Nair')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create New Account' }).click()
  await toast(page, 'Signup Successful').waitFor()

  await page.goto('/productlisting')
  await addToCart(page, 'Peace Lily')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('button', { name: 'Increase quantity of Peace Lily' }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('heading', { name: 'Order Summary' }).waitFor()
  await page.getByRole('button', { name: 'Place Order' }).click()
  // 2 × 315 and one delivery of 50.
  await page
    .getByRole('dialog', { name: 'Test payment' })
    .getByRole('button', { name: 'Pay ₹680' })
    .click()
  await expect(page.getByRole('heading', { name: 'Order placed successfully!!' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  await page.goto('/productlisting')
  await card(page, 'Snake Plant').getByRole('button', { name: 'Wishlist Snake Plant' }).click()
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await other.getByRole('textbox', { name: 'Email' }).fill(email)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(other.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  await elsewhere.close()

  expect([...calls]).toEqual([deployment.backendOrigin])
  expect(scripts.filter((path) => /mock|worker/i.test(path))).toEqual([])
})

test("a visit's Core Web Vitals are sent to the configured URL, without the query string", async ({
  page,
}) => {
  const reports: unknown[] = []
  await page.route('https://vitals.example/report', (route) => {
    reports.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await page.goto('/productlisting?search=cactus')
  // LCP is final at the first input after the library has loaded. Its first report shows that it has.
  await expect.poll(() => reports).toContainEqual(expect.objectContaining({ name: 'TTFB' }))
  await page.getByRole('heading', { name: 'Showing All Products' }).click()
  await expect
    .poll(() => reports)
    .toContainEqual(
      expect.objectContaining({
        name: 'LCP',
        path: '/productlisting',
        value: expect.any(Number),
        rating: expect.stringMatching(/good|needs-improvement|poor/),
      }),
    )
  expect(JSON.stringify(reports)).not.toContain('cactus')
})
