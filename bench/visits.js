import { openPage, phone } from './browser.js'
import { cell, measureInTurns } from './report.js'
import { runs } from './shops.js'

/** Times a first visit with an empty cache, and a reload: to the first paint and to a ready backend. */
export async function reportVisits(shops) {
  const samples = await measureInTurns(shops, runs, ({ url }) => measureVisits(url))
  return ['first visit', 'reload'].map((visit) => ({
    visit,
    'first paint': cell(samples, (each) => each[visit].paint),
    'backend ready': cell(samples, (each) => each[visit].ready),
  }))
}

async function measureVisits(url) {
  const page = await openPage(phone)
  const samples = {}
  for (const visit of ['first visit', 'reload']) {
    await page.goto(`${url}/productlisting`)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    samples[visit] = await page.evaluate(() => ({
      paint: [performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0],
      ready: [performance.now()],
    }))
  }
  await page.context().close()
  return samples
}
