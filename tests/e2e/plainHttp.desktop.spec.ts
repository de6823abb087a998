import type { Page } from '@playwright/test'
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

async function fillAndSend(page: Page, fields: Record<string, string>, button: string) {
  const send = await waitForHydration(page.getByRole('button', { name: button, exact: true }))
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text)
  await send.click()
}

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
  await fillAndSend(page, { Email: 'ravi@frond.example', Password: 'moss' }, 'Login')
  await toast(page, 'Error while login').waitFor()
  await expect(toast(page, notices.accountsNeedHttps)).toHaveCount(1)
})
