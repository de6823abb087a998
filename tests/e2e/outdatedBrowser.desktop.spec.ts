import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

// Without a service worker every request of the page can be answered by the test.
test.use({ serviceWorkers: 'block', expectedNoise: [/SyntaxError|Unexpected|Service Worker/] })

const SENTENCE =
  'Your browser is too old for this shop. Please update it or open Frond in a newer one.'

/** Serves modules in a syntax that no browser knows yet, like today's to an old browser. */
const failToParse = (page: Page, modules: string) =>
  page.route(modules, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default value ~> value' }),
  )

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: SENTENCE })

test('a browser that cannot parse the modules says so, and its links work', async ({ page }) => {
  await failToParse(page, '**/assets/*.js')
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expect(page.getByRole('heading', { name: 'Showing All Products' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(9)
  await expect(notice(page)).toBeVisible()
})

test("a page without prerendering isn't blank in a browser that can't parse the modules", async ({
  page,
}) => {
  await failToParse(page, '**/assets/*.js')
  await page.goto('/mycart')
  await expect(notice(page)).toBeVisible()
})

test('a browser that can parse the first module only says so, and its links work', async ({
  page,
}) => {
  await failToParse(page, '**/assets/shop-*.js')
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expect(page.getByRole('heading', { name: 'Showing All Products' })).toBeVisible()
})

test('a syntax error of an extension doesn’t say that the browser is too old', async ({ page }) => {
  await page.addInitScript('value ~> value')
  await page.goto('/')
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expect(page.getByRole('article')).toHaveCount(9)
  await expect(notice(page)).toBeHidden()
})
