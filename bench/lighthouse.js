import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { importTypeScript } from '../scripts/importTypeScript.js'
import { chromiumOptions } from './browser.js'
import { cell, measureInTurns, median, printTable } from './report.js'
import { checkouts, cpuSlowdown, runs, serveShops } from './shops.js'

/**
 * Lighthouse for phones on every public route: the medians of `--runs` runs (5 by default), preceded
 * with `--against <checkout>` by those of that checkout, measured alternately. It has no time limits.
 */
const DEBUGGING_PORT = 9322
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const METRICS = {
  'FCP ms': { audit: 'first-contentful-paint' },
  'LCP ms': { audit: 'largest-contentful-paint', budget: 1450 },
  'TBT ms': { audit: 'total-blocking-time', budget: 80 },
  CLS: { audit: 'cumulative-layout-shift', budget: 0, digits: 3 },
}

const shops = await serveShops()
const browser = await chromium.launch(
  chromiumOptions([`--remote-debugging-port=${DEBUGGING_PORT}`]),
)
/** How fast Lighthouse found this machine before each run. */
const benchmarkIndices = []
/** Failed audits of this checkout, by route. */
const failed = new Map()

async function measure({ url }, path) {
  const { lhr } = await lighthouse(url + path, {
    port: DEBUGGING_PORT,
    logLevel: 'error',
    output: 'json',
    // The 404 page responds with 404 on purpose.
    ignoreStatusCode: true,
    throttling: { cpuSlowdownMultiplier: cpuSlowdown },
  })
  benchmarkIndices.push(lhr.environment.benchmarkIndex)
  const isBad = ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary'
  failed.set(path, Object.values(lhr.audits).filter(isBad))
  return {
    ...Object.fromEntries(CATEGORIES.map((id) => [id, [100 * lhr.categories[id].score]])),
    ...Object.fromEntries(
      Object.values(METRICS).map(({ audit }) => [audit, [lhr.audits[audit].numericValue]]),
    ),
  }
}

const { htmlFiles } = await importTypeScript('src/navigation/pages.ts')
const rows = []
for (const { path } of htmlFiles().filter((page) => page.prerendered)) {
  const samples = await measureInTurns(shops, runs, (shop) => measure(shop, path))
  rows.push({
    route: path,
    ...Object.fromEntries(CATEGORIES.map((id) => [id, cell(samples, (each) => each[id])])),
    ...Object.fromEntries(
      Object.entries(METRICS).map(([name, { audit, ...options }]) => [
        name,
        cell(samples, (each) => each[audit], options),
      ]),
    ),
    failed: failed
      .get(path)
      .map(({ id }) => id)
      .join(' '),
  })
}
if (checkouts.length > 1) console.log(`Cells are '${checkouts.join(' → ')}'.`)
printTable(`Lighthouse for phones, CPU slowed ${cpuSlowdown} times`, rows)
console.log(`\nBenchmark index: ${Math.round(median(benchmarkIndices))}`)
await browser.close()
process.exit()
