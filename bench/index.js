import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { launch } from './browser.js'
import { benchInteractions } from './interactions.js'
import { benchLargeCatalogue } from './largeCatalogue.js'
import { benchSelectors } from './selectors.js'
import { benchVisits } from './visits.js'

/** Everything that is measured, in one run: sizes, selectors, interactions, visits, memory. */
const folder = mkdtempSync(join(tmpdir(), 'frond-bench-'))
let port = 4190

/** Builds the shop anew with these settings, and serves it as a host with brotli would. */
async function serve(name, env = {}) {
  const outDir = join(folder, name)
  execFileSync('node', ['scripts/build.js', '--outDir', outDir, '--logLevel', 'warn'], {
    env: { ...process.env, ...env },
  })
  port += 1
  const server = await preview({ build: { outDir }, preview: { port }, logLevel: 'warn' })
  return { outDir, url: `http://localhost:${port}`, close: () => server.close() }
}

function table(title, rows) {
  console.log(`\n${title}`)
  console.table(rows)
}

const shop = await serve('shop')
const env = { ...process.env, DIST: shop.outDir }
console.log(execFileSync('node', ['scripts/size.js'], { env }).toString())
table('Filtering and sorting, in Node', await benchSelectors())

const browser = await launch()
table('From click to paint, CPU slowed 4 times', await benchInteractions(browser, shop.url))
table('The listing, CPU not slowed', await benchVisits(browser, shop.url))
await shop.close()

const large = []
for (const count of [9, 1000, 10_000, 100_000]) {
  const { url, close } = await serve(`large-${count}`, { VITE_MOCK_CATALOGUE: String(count) })
  large.push(await benchLargeCatalogue(browser, url, count))
  await close()
}
table('Catalogues of any length, CPU slowed 4 times', large)

await browser.close()
rmSync(folder, { recursive: true, force: true })
process.exit()
