import { notices } from '@/contract/messages'
import { expect, test as base, toast, waitForHydration } from './fixtures'

/** The URL that a phone in the developer's network would use. */
const LAN_ADDRESS = '192.168.10.20'

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const rule = `--host-resolver-rules=MAP ${LAN_ADDRESS} localhost`
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL }, use) => {
    await use(baseURL?.replace('localhost', LAN_ADDRESS))
  },
})

test.use({ expectedNoise: [/status of 501|Cross-Origin-Opener-Policy header has been ignored/] })

test('over plain HTTP, browsing works', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  const shopNow = await waitForHydration(page.getByRole('link', { name: 'Shop Now' }))
  await shopNow.click()
  await expect(page.getByText('(Showing 9 products)')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Cacti' }).click()
  await expect(page.getByText('(Showing 2 products)')).toBeVisible()
})

test('over plain HTTP, login says once that it needs HTTPS or localhost', async ({ page }) => {
  await page.goto('/login')
  const login = page.getByRole('button', { name: 'Login', exact: true })
  await waitForHydration(login)
  await page.getByLabel('Email', { exact: true }).fill('ravi@frond.example')
  await page.getByLabel('Password', { exact: true }).fill('moss')
  await login.click()
  await toast(page, 'Error while login').waitFor()
  await expect(toast(page, notices.accountsNeedHttps)).toHaveCount(1)
})
