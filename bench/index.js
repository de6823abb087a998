import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { launch, median, slowDown, timeToPaint } from './browser.js'
import { benchSelectors } from './selectors.js'

/** Everything that is measured, in one run: sizes, selectors, interactions, visits, memory. */
const CPU_SLOWDOWN = 4
const ROUNDS = 9
const folder = mkdtempSync(join(tmpdir(), 'frond-bench-'))

async function serve(name, port, env = {}) {
  const outDir = join(folder, name)
  execFileSync('node', ['scripts/build.js', '--outDir', outDir, '--logLevel', 'warn'], {
    env: { ...process.env, ...env },
  })
  const server = await preview({ build: { outDir }, preview: { port }, logLevel: 'warn' })
  return { outDir, url: `http://localhost:${port}`, server }
}

const shop = await serve('shop', 4190)
console.log(
  execFileSync('node', ['scripts/size.js'], {
    env: { ...process.env, DIST: shop.outDir },
  }).toString(),
)
console.table(await benchSelectors())

const browser = await launch()

/** Waits until the page has been quiet, so that one measurement does not disturb the next. */
const calm = (page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))

async function openListing(url, least) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${url}/productlisting`)
  await page.waitForFunction(
    (count) =>
      Number(
        /\d+/.exec(
          document.body.innerText.match(/Showing [\d,]+ products/)?.[0].replace(/,/g, '') ?? '0',
        )?.[0],
      ) >= count,
    least,
    { timeout: 120_000 },
  )
  return page
}

async function signIn(page, url) {
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: 'Login with test credentials' }).click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('link', { name: 'Profile' }).waitFor()
}

async function mark(locator, id) {
  await locator.evaluate((element, name) => {
    element.dataset.bench = name
    window.before = element.ariaPressed ?? element.textContent
  }, id)
}

async function interactions(url) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await signIn(page, url)
  await page.goto(`${url}/productlisting`)
  const card = (name) => page.getByRole('article', { name })
  await card('Areca Palm')
    .getByRole('button', { name: /^Add to cart/ })
    .waitFor()
  await slowDown(page, CPU_SLOWDOWN)
  const times = { heart: [], 'add to cart': [], plus: [], delete: [], filter: [], keystroke: [] }
  const click = (id) => document.querySelector(`[data-bench="${id}"]`).click()

  for (let round = 0; round < ROUNDS; round += 1) {
    await mark(card('Snake Plant').getByRole('button', { name: 'Wishlist Snake Plant' }), 'heart')
    times.heart.push(
      await timeToPaint(
        page,
        click,
        (id) => document.querySelector(`[data-bench="${id}"]`).ariaPressed !== window.before,
        'heart',
      ),
    )
    await calm(page)

    await mark(page.getByRole('searchbox'), 'search')
    times.keystroke.push(
      await timeToPaint(
        page,
        (id) => {
          const box = document.querySelector(`[data-bench="${id}"]`)
          box.focus()
          document.execCommand('insertText', false, 's')
        },
        () => !/Showing 9 /.test(document.body.innerText),
        'search',
      ),
    )
    await page.getByRole('searchbox').fill('')
    await page.waitForFunction(() => /Showing 9 /.test(document.body.innerText))
    await calm(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  for (let round = 0; round < ROUNDS; round += 1) {
    await mark(page.getByRole('checkbox', { name: 'Cacti' }), 'filter')
    times.filter.push(
      await timeToPaint(page, click, () => /Showing 2 /.test(document.body.innerText), 'filter'),
    )
    await page.getByRole('checkbox', { name: 'Cacti' }).click()
    await page.waitForFunction(() => /Showing 9 /.test(document.body.innerText))
    await calm(page)
  }
  for (const name of ['Areca Palm', 'Moth Orchid', 'Peace Lily', 'Snake Plant', 'Golden Pothos']) {
    await mark(card(name).getByRole('button', { name: /^Add to cart/ }), 'add')
    times['add to cart'].push(
      await timeToPaint(
        page,
        click,
        (id) => document.querySelector(`[data-bench="${id}"]`) === null,
        'add',
      ),
    )
    await calm(page)
  }
  await page.getByRole('link', { name: /^Cart,/ }).click()
  await page.getByRole('heading', { name: 'My Cart' }).waitFor()
  for (let round = 0; round < ROUNDS; round += 1) {
    await mark(page.getByRole('button', { name: 'Increase quantity of Areca Palm' }), 'plus')
    times.plus.push(
      await timeToPaint(
        page,
        (id) => {
          const button = document.querySelector(`[data-bench="${id}"]`)
          window.line = button.closest('article')
          window.shown = window.line.innerText
          button.click()
        },
        () => window.line.innerText !== window.shown,
        'plus',
      ),
    )
    await calm(page)
  }
  for (const name of ['Moth Orchid', 'Peace Lily', 'Snake Plant', 'Golden Pothos']) {
    await mark(page.getByRole('button', { name: `Remove ${name} from cart` }), 'delete')
    times.delete.push(
      await timeToPaint(
        page,
        click,
        (id) => document.querySelector(`[data-bench="${id}"]`) === null,
        'delete',
      ),
    )
    await calm(page)
  }
  await page.close()
  return Object.entries(times).map(([action, values]) => ({
    action,
    'median ms': Math.round(median(values)),
    'worst ms': Math.round(Math.max(...values)),
    runs: values.length,
  }))
}

async function largeCatalogue(count, port) {
  const { url, server } = await serve(`large-${count}`, port, {
    VITE_MOCK_CATALOGUE: String(count),
  })
  const page = await openListing(url, count)
  const session = await slowDown(page, 1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await calm(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await slowDown(page, CPU_SLOWDOWN)
  const shown = () => document.querySelector('main').innerText.match(/Showing [\d,]+/)[0]
  const firstCard = () => document.querySelector('article h2')?.textContent
  const times = { keystroke: [], category: [], sort: [] }
  await page.evaluate(
    `window.shownCount = ${shown.toString()}; window.firstCard = ${firstCard.toString()}`,
  )
  const changed = () => window.shownCount() !== window.earlier

  for (let round = 0; round < ROUNDS; round += 1) {
    await mark(page.getByRole('searchbox'), 'search')
    times.keystroke.push(
      await timeToPaint(
        page,
        (id) => {
          window.earlier = window.shownCount()
          document.querySelector(`[data-bench="${id}"]`).focus()
          document.execCommand('insertText', false, 'm')
        },
        changed,
        'search',
      ),
    )
    await page.getByRole('searchbox').fill('')
    await calm(page)
    await mark(page.getByRole('checkbox', { name: 'Cacti' }), 'category')
    times.category.push(
      await timeToPaint(
        page,
        (id) => {
          window.earlier = window.shownCount()
          document.querySelector(`[data-bench="${id}"]`).click()
        },
        changed,
        'category',
      ),
    )
    await page.getByRole('checkbox', { name: 'Cacti' }).click()
    await calm(page)
    await mark(
      page.getByRole('radio', { name: round % 2 === 0 ? 'Low to High' : 'High to Low' }),
      'sort',
    )
    times.sort.push(
      await timeToPaint(
        page,
        (id) => {
          window.earlierCard = window.firstCard()
          document.querySelector(`[data-bench="${id}"]`).click()
        },
        () => window.firstCard() !== window.earlierCard,
        'sort',
      ),
    )
    await page.evaluate(() => delete document.querySelector('[data-bench="sort"]').dataset.bench)
    await calm(page)
  }
  const nodes = await page.evaluate(() => document.querySelectorAll('article').length)
  await page.close()
  await server.close()
  return {
    products: count,
    'keystroke ms': Math.round(median(times.keystroke)),
    'category ms': Math.round(median(times.category)),
    'sort ms': Math.round(median(times.sort)),
    'cards in the page': nodes,
    'heap MB': Math.round(usedSize / 1e6),
  }
}

async function visits(url) {
  const rows = { 'first visit': [], reload: [] }
  const read = (page) =>
    page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      return { paint: paint?.startTime ?? 0 }
    })
  for (let round = 0; round < 5; round += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    for (const kind of ['first visit', 'reload']) {
      const began = performance.now()
      await page.goto(`${url}/productlisting`)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      const ready = performance.now() - began
      rows[kind].push({ ...(await read(page)), ready })
    }
    await context.close()
  }
  return Object.entries(rows).map(([visit, runs]) => ({
    visit,
    'first paint ms': Math.round(median(runs.map(({ paint }) => paint))),
    'backend ready ms': Math.round(median(runs.map(({ ready }) => ready))),
  }))
}

console.table(await interactions(shop.url))
console.table(await visits(shop.url))
const large = []
for (const [place, count] of [1000, 10_000, 100_000].entries())
  large.push(await largeCatalogue(count, 4191 + place))
console.table(large)

await browser.close()
await shop.server.close()
rmSync(folder, { recursive: true, force: true })
process.exit()
