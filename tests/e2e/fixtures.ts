import { expect, type Locator, type Page, test as base } from '@playwright/test'

/** The demo account of the seed. */
export { demoAccount } from '../../src/contract/demoAccount'

/**
 * Every test starts from a fresh browser context, hence a fresh backend and no session, and
 * fails on anything the page logs as a warning or an error.
 */
export const test = base.extend<{ page: Page; expectedNoise: RegExp[] }>({
  /** What a test provokes on purpose. */
  expectedNoise: [[], { option: true }],
  page: async ({ page, expectedNoise }, use) => {
    const noise: string[] = []
    const note = (text: string) => {
      if (!expectedNoise.some((expected) => expected.test(text))) noise.push(text)
    }
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(message.text())
    })
    page.on('pageerror', (error) => {
      note(error.message)
    })
    await use(page)
    expect(noise, 'the console stays silent').toEqual([])
  },
})

export { expect }

/** A toast of the error catalogue, as assistive technology finds it. */
export function toast(page: Page, message: string) {
  return page.getByRole('alert').filter({ hasText: message })
}

export function card(page: Page, name: string) {
  return page.getByRole('article', { name })
}

/** Waits until React has taken over a prerendered part: before, a click is the browser's alone. */
export async function awake(part: Locator): Promise<Locator> {
  const keys = () => part.evaluate((element) => Object.keys(element).join(' '))
  await expect.poll(keys).toContain('__reactProps')
  return part
}

/** Logs in on the page that is open: /login. */
export async function loginAsDemo(page: Page): Promise<void> {
  const fill = await awake(page.getByRole('button', { name: 'Login with test credentials' }))
  await fill.click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
}
