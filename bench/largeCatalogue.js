import { calm, desktop, openPage, slowDown } from './browser.js'
import { importCatalogue, noFilters } from './catalogue.js'
import { cell, measureInTurns } from './report.js'
import { catalogueLengths, closeShops, runs, serveShops } from './shops.js'

const BUDGETS = { answered: 40, inView: 80, loaded: 2000 }
/** Repetitions within one visit, of which the first runs much code for the first time. */
const ROUNDS = 3
const { filterProducts, largeCatalogue } = await importCatalogue()

/** The listing over catalogues of several lengths: filters, loading, scrolling, Back, memory. */
export async function reportLargeCatalogues() {
  const report = { actions: [], pages: [] }
  for (const products of catalogueLengths) {
    const shops = await serveShops({ VITE_MOCK_CATALOGUE: String(products) })
    const catalogue = largeCatalogue(products)
    const samples = await measureInTurns(shops, runs, ({ url }) => measureVisit(url, catalogue))
    await closeShops(shops)

    for (const action of ['keystroke', 'category', 'sort']) {
      const times = (name, budget) => cell(samples, (each) => each[action][name], { budget })
      report.actions.push({
        products,
        action,
        answered: times('answered', BUDGETS.answered),
        'rows in view': times('inView', BUDGETS.inView),
        'whole result': times('whole'),
      })
    }
    const page = (name, budget) => cell(samples, (each) => each[name], { budget })
    report.pages.push({
      products,
      'loaded ms': page('loaded', BUDGETS.loaded),
      'frame while scrolling: median ms': page('frame'),
      'worst ms': page('worstFrame'),
      'cards in the page': page('cards'),
      'Back to the same place': samples
        .map(({ isBack }) => (isBack.every(Boolean) ? 'yes' : 'no'))
        .join(' → '),
      'heap MB': page('heap'),
    })
  }
  return report
}

async function measureVisit(url, catalogue) {
  const page = await openPage(desktop)
  const session = await page.context().newCDPSession(page)
  const started = performance.now()
  await page.goto(`${url}/productlisting`)
  // The count is there before the cards of a long list.
  await page.waitForFunction((all) => window.bench.isWholeResult(all), expectedOf(catalogue, {}))
  const loaded = performance.now() - started
  await calm(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')

  await slowDown(page)
  const times = await measureActions(page, catalogue)
  await slowDown(page, 1)
  const frames = await scroll(page, session)
  const isBack = await goAndComeBack(page)
  const cards = await page.getByRole('article').count()
  await page.context().close()
  return {
    ...times,
    loaded: [loaded],
    frame: [frames[Math.floor(frames.length / 2)]],
    worstFrame: [frames.at(-1)],
    cards: [cards],
    isBack: [isBack],
    heap: [usedSize / 1e6],
  }
}

/** What the page shows of a filtered catalogue. */
function expectedOf(catalogue, filters) {
  const result = filterProducts(catalogue, { ...noFilters, ...filters })
  const names = result.slice(0, 60).map((product) => product.name)
  return { names, count: result.length }
}

async function measureActions(page, catalogue) {
  const samples = {}
  /** Uses a filter's control, and measures the paints of its response and of the result. */
  const act = async (name, control, filters) => {
    const expected = expectedOf(catalogue, filters)
    const times = await control.evaluate(
      (element, { term, expected }) =>
        window.bench.timeToPaint(
          () => {
            if (term === undefined) element.click()
            else document.execCommand('insertText', false, term)
          },
          {
            answered: () => (term === undefined ? element.checked : element.value === term),
            inView: () => window.bench.areRowsInViewOf(expected),
            whole: () => window.bench.isWholeResult(expected),
          },
        ),
      { term: filters.searchTerm, expected },
    )
    samples[name] ??= { answered: [], inView: [], whole: [] }
    for (const [key, time] of Object.entries(times)) samples[name][key].push(time)
    await calm(page)
  }
  const all = async () => {
    await page.waitForFunction(
      (every) => window.bench.isWholeResult(every),
      expectedOf(catalogue, {}),
    )
    await calm(page)
  }
  const search = page.getByLabel('Search plants')
  const cacti = page.getByRole('checkbox', { name: 'Cacti' })

  for (let round = 0; round < ROUNDS; round += 1) {
    await search.focus()
    await calm(page)
    await act('keystroke', search, { searchTerm: 'm' })
    await search.fill('')
    await all()
    await act('category', cacti, { categories: ['cacti'] })
    await cacti.click()
    await all()
  }
  await act('sort', page.getByRole('radio', { name: 'Low to High' }), { sort: 1 })
  await act('sort', page.getByRole('radio', { name: 'High to Low' }), { sort: 2 })
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await calm(page)
  return samples
}

/** Milliseconds between frames while a finger scrolls 6000 px down, in ascending order. */
async function scroll(page, session) {
  await page.evaluate(() => {
    const frames = []
    let last = performance.now()
    const note = (now) => {
      frames.push(now - last)
      last = now
      if (!window.hasScrolled) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    window.frameTimes = frames
  })
  await session.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 500,
    yDistance: -6000,
    speed: 3000,
    gestureSourceType: 'touch',
  })
  return page.evaluate(() => {
    window.hasScrolled = true
    return window.frameTimes.slice(1).sort((a, b) => a - b)
  })
}

/** Opens another page and goes back; returns whether the same card is at the same position. */
async function goAndComeBack(page) {
  const place = () => {
    const cards = [...document.querySelectorAll('article')]
    const seen = cards.find((card) => card.getBoundingClientRect().top >= 0)
    return seen && `${seen.textContent} at ${Math.round(seen.getBoundingClientRect().top)}`
  }
  const before = await page.evaluate(place)
  // Not Playwright's click, which scrolls.
  await page.getByRole('link', { name: 'Login' }).evaluate((link) => link.click())
  await page.getByRole('heading', { name: 'Login' }).waitFor()
  await page.goBack()
  await page.getByRole('article').first().waitFor()
  await calm(page)
  return (await page.evaluate(place)) === before
}
