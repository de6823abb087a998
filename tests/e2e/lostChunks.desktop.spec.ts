import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { expect, test, waitForHydration } from './fixtures'

// Without a service worker every request of the page can be answered by the test.
test.use({
  serviceWorkers: 'block',
  expectedNoise: [/Service Worker|Failed to load resource|categories could not be read/],
})

/** The built file of a module, by the end of the name under which the manifest lists it. */
function chunkOf(module: RegExp): string {
  const manifest = v.parse(
    v.record(v.string(), v.object({ file: v.string() })),
    JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')),
  )
  const chunk = Object.entries(manifest).find(([name]) => module.test(name))
  if (!chunk) throw new Error(`The build has no chunk of ${String(module)}.`)
  return `**/${chunk[1].file}`
}

/** Lets a chunk fail until the returned function is called. */
async function loseChunk(page: Page, module: RegExp): Promise<() => Promise<void>> {
  const chunk = chunkOf(module)
  await page.route(chunk, (route) => route.fulfill({ status: 503 }))
  return () => page.unroute(chunk)
}

const countLoads = (page: Page) => {
  const loads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1
  })
  return loads
}

const mockBackend = /src\/mocks\/browser\.ts$/

test("where the mock's code fails to load, the page reloads once, then says so", async ({
  page,
}) => {
  const loads = countLoads(page)
  const recover = await loseChunk(page, mockBackend)
  await page.goto('/')
  const notice = page.getByRole('alert').filter({ hasText: "We couldn't load the shop." })
  await expect(notice).toBeVisible()
  expect(loads.count).toBe(2)
  await recover()
  await notice.getByRole('link', { name: 'Try again' }).click()
  await (await waitForHydration(page.getByRole('link', { name: 'Shop Now' }))).click()
  await expect(page.getByText('(Showing 9 products)')).toBeVisible()
})
