import type { Page } from '@playwright/test'
import { expect, expectHydrated, test } from './fixtures'

/** Throws as Safari does: after 100 history changes in 30 s. */
function limitHistory() {
  const calls: number[] = []
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history)
    history[name] = (...args) => {
      calls.push(Date.now())
      if (calls.filter((at) => at > Date.now() - 30_000).length > 100)
        throw new DOMException(
          `Attempt to use history.${name}() more than 100 times`,
          'SecurityError',
        )
      original(...args)
    }
  }
}

const search = (page: Page) => page.getByRole('combobox', { name: 'Search plants' })
const termInUrl = (page: Page) => new URL(page.url()).searchParams.get('q')

async function hold(page: Page, key: string, repeats: number): Promise<void> {
  for (let i = 0; i < repeats; i += 1) await page.keyboard.down(key)
  await page.keyboard.up(key)
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(limitHistory)
  await page.goto('/productlisting')
  await expectHydrated(page)
  await search(page).focus()
  await hold(page, 'a', 120)
})

test('text typed by a held key is still there when the shopper comes back', async ({ page }) => {
  await expect.poll(() => termInUrl(page)).toBe('a'.repeat(120))
  await page.getByRole('link', { name: 'Frond', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(search(page)).toHaveValue('')
  await page.goBack()
  await expect(search(page)).toHaveValue('a'.repeat(120))
  expect(termInUrl(page)).toBe('a'.repeat(120))
})

test('after a key held on the ratings, slice and URL agree, without a reload', async ({ page }) => {
  const loadedAt = () => page.evaluate(() => performance.timeOrigin)
  const before = await loadedAt()
  await page.getByRole('radio', { name: '4 stars and above' }).focus()
  await hold(page, 'ArrowDown', 121)
  const chosen = page.getByRole('radio', { name: /stars? and above/, checked: true })
  const value = await chosen.getAttribute('value')
  await expect.poll(() => new URL(page.url()).searchParams.get('rating')).toBe(value)
  expect(await loadedAt()).toBe(before)
})
