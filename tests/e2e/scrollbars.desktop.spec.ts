import type { Page } from '@playwright/test'
import { expect, expectHydrated, test } from './fixtures'

// Playwright hides scrollbars; those of Windows and Linux take 15 px of the page.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
    },
    { scope: 'worker' },
  ],
})

/** The distance of full-width surfaces from the window's right edge, and their content's position. */
function measure(page: Page) {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    return {
      beside: ['header', 'footer', '[role="presentation"]'].map(
        (selector) => window.innerWidth - (box(selector)?.right ?? 0),
      ),
      content: ['header form', 'header a[href="/mycart"]', 'h1', 'article'].map(
        (selector) => box(selector)?.left,
      ),
    }
  })
}

for (const width of [1280, 1920])
  test(`a dialog hides the scrollbar without shifting or exposing the page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/productlisting')
    await expectHydrated(page)
    const before = await measure(page)
    expect(before.beside[0], 'the scrollbar is a classic one').toBeGreaterThan(0)
    await page.getByRole('link', { name: 'View Snake Plant' }).click()
    await page.getByRole('dialog', { name: 'Snake Plant' }).waitFor()
    const during = await measure(page)
    expect(during.beside).toEqual([0, 0, 0])
    expect(during.content).toEqual(before.content)
    await page.keyboard.press('Escape')
    await expect(page.locator('[role="presentation"]')).toHaveCount(0)
    expect(await measure(page)).toEqual(before)
  })
