import { spawnSync } from 'node:child_process'
import { reportInteractions } from './interactions.js'
import { reportLargeCatalogues } from './largeCatalogue.js'
import { reportLongLists } from './lists.js'
import { reportMainThread } from './mainThread.js'
import { printTable } from './report.js'
import { reportSelectors } from './selectors.js'
import { checkouts, closeShops, cpuSlowdown, only, serveShops } from './shops.js'
import { reportVisits } from './visits.js'

const slowed = `CPU slowed ${cpuSlowdown} times`

/** The parts by the names that `--only` takes, in their order. */
const parts = {
  sizes(shops) {
    for (const { outDir } of shops)
      // Only reported: another checkout may exceed this one's budgets.
      spawnSync('npm', ['run', '--silent', 'size'], {
        env: { ...process.env, DIST: outDir },
        stdio: 'inherit',
      })
  },
  async selectors() {
    printTable('Filtering and sorting in Node, ms', await reportSelectors())
  },
  async interactions(shops) {
    printTable(
      `From the end of a press to the paint that answers it, ${slowed}, ms`,
      await reportInteractions(shops),
    )
  },
  async mainThread(shops) {
    printTable(
      `The main thread after the first paint, ${slowed}, ms`,
      await reportMainThread(shops),
    )
  },
  async visits(shops) {
    printTable('First visit and reload, CPU not slowed, ms', await reportVisits(shops))
  },
  async catalogues() {
    const { actions, pages } = await reportLargeCatalogues()
    printTable(`Catalogues of any length, ${slowed}, ms`, actions)
    printTable('Their loading, scrolling and memory, CPU not slowed', pages)
  },
  async lists() {
    const { carts, wishlists } = await reportLongLists()
    printTable(`Carts of any length, ${slowed}`, carts)
    printTable(`Wishlists of any length, ${slowed}`, wishlists)
  },
}

/**
 * The tables of docs/performance.md, all from one run. With `--against <checkout>` every cell is
 * 'that checkout → this one', measured alternately.
 */
const unknown = only?.find((name) => !(name in parts))
if (unknown !== undefined) {
  console.error(`No part '${unknown}'. There are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const shops = await serveShops()
if (checkouts.length > 1) console.log(`Cells are '${checkouts.join(' → ')}'.`)
for (const name of only ?? Object.keys(parts)) await parts[name](shops)
await closeShops(shops)
process.exit()
