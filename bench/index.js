import { spawnSync } from 'node:child_process'
import { launch } from './browser.js'
import { reportInteractions } from './interactions.js'
import { reportLargeCatalogues } from './largeCatalogue.js'
import { reportLongLists } from './lists.js'
import { reportMainThread } from './mainThread.js'
import { printTable } from './report.js'
import { reportSelectors } from './selectors.js'
import { checkouts, closeShops, cpuSlowdown, serveShops } from './shops.js'
import { reportVisits } from './visits.js'

/**
 * The tables of docs/performance.md, all from one run. With `--against <checkout>` every cell is
 * 'that checkout → this one', measured alternately.
 */
const shops = await serveShops()
for (const { outDir } of shops)
  // Only reported: another checkout may exceed this one's budgets.
  spawnSync(process.execPath, ['scripts/size.js'], {
    env: { ...process.env, DIST: outDir },
    stdio: 'inherit',
  })
if (checkouts.length > 1) console.log(`Cells are '${checkouts.join(' → ')}'.`)

const browser = await launch()
printTable('Filtering and sorting in Node, ms', await reportSelectors())
const slowed = `CPU slowed ${cpuSlowdown} times`
printTable(`From click to paint, ${slowed}, ms`, await reportInteractions(browser, shops))
printTable(
  `The main thread after the first paint, ${slowed}, ms`,
  await reportMainThread(browser, shops),
)
printTable('First visit and reload, CPU not slowed, ms', await reportVisits(browser, shops))
await closeShops(shops)

const large = await reportLargeCatalogues(browser)
printTable(`Catalogues of any length, ${slowed}, ms`, large.actions)
printTable('Their loading, scrolling and memory, CPU not slowed', large.pages)

const lists = await reportLongLists(browser)
printTable(`Carts of any length, ${slowed}`, lists.carts)
printTable(`Wishlists of any length, ${slowed}`, lists.wishlists)

await browser.close()
process.exit()
