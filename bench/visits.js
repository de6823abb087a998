import { median } from './browser.js'

const ROUNDS = 7

/** A first visit with an empty cache, and a reload: to the first paint, and to a ready backend. */
export async function benchVisits(browser, url) {
  const rows = { 'first visit': [], reload: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    for (const runs of Object.values(rows)) {
      await page.goto(`${url}/productlisting`)
      await page.waitForFunction(() => globalThis.navigator.serviceWorker.controller !== null)
      runs.push(
        await page.evaluate(() => ({
          paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
          ready: performance.now(),
        })),
      )
    }
    await context.close()
  }
  return Object.entries(rows).map(([visit, runs]) => ({
    visit,
    'first paint ms': Math.round(median(runs.map(({ paint }) => paint))),
    'backend ready ms': Math.round(median(runs.map(({ ready }) => ready))),
    runs: runs.length,
  }))
}
