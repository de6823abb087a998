import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { preview } from 'vite'
import { prerendered } from '../scripts/prerenderedRoutes.js'
import { findChromium } from '../scripts/chromium.js'

/**
 * Lighthouse for phones on the build in `dist`, served with brotli: the median of RUNS for home
 * and listing, one run for every other public route. Prints a table; never fails on time.
 */
const RUNS = Number(process.env.RUNS ?? 5)
const outDir = process.env.DIST ?? 'dist'
const server = await preview({ build: { outDir }, preview: { port: 4199 }, logLevel: 'warn' })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    '--remote-debugging-port=9322',
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const ms = (lhr, id) => Math.round(lhr.audits[id].numericValue)

async function measure(path, runs) {
  const results = []
  for (let run = 0; run < runs; run += 1) {
    const { lhr } = await lighthouse(`http://localhost:4199${path}`, {
      port: 9322,
      logLevel: 'error',
      output: 'json',
    })
    results.push(lhr)
  }
  const category = (id) => Math.round(100 * median(results.map((lhr) => lhr.categories[id].score)))
  const failed = Object.values(results[0].audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary',
    )
    .map(({ id }) => id)
  return {
    path,
    performance: category('performance'),
    accessibility: category('accessibility'),
    'best practices': category('best-practices'),
    SEO: category('seo'),
    'FCP ms': median(results.map((lhr) => ms(lhr, 'first-contentful-paint'))),
    'LCP ms': median(results.map((lhr) => ms(lhr, 'largest-contentful-paint'))),
    'TBT ms': median(results.map((lhr) => ms(lhr, 'total-blocking-time'))),
    CLS: median(
      results.map((lhr) => Number(lhr.audits['cumulative-layout-shift'].numericValue.toFixed(4))),
    ),
    failed: failed.join(' '),
  }
}

const rows = []
for (const { path } of prerendered)
  rows.push(await measure(path, ['/', '/productlisting'].includes(path) ? RUNS : 1))
console.table(rows)
await browser.close()
await server.close()
process.exit()
