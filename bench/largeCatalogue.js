import { calm, mark, median, slowDown, timeToPaint } from './browser.js'

/* Functions named here run in the page, where `window.before` is what was shown. */
const ROUNDS = 9

const count = () => /\d+/.exec(document.querySelector('main [aria-live]').textContent)?.[0]
const firstCard = () => document.querySelector('article h2')?.textContent
const countChanges = () => window.shownCount() !== window.before

/** The listing over a catalogue of `products`: filters, scrolling, the way back, memory. */
export async function benchLargeCatalogue(browser, url, products) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript(
    `window.shownCount = ${count.toString()}; window.firstCard = ${firstCard.toString()}`,
  )
  const began = performance.now()
  await page.goto(`${url}/productlisting`)
  await page.waitForFunction((all) => window.shownCount() === all, String(products))
  const loaded = performance.now() - began
  // The orders are worked out when the page has been quiet for a second (catalogIndex.ts).
  await page.waitForTimeout(1500)
  await calm(page)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')

  const throttle = await slowDown(page)
  const runs = { keystroke: [], category: [], sort: [] }
  const search = page.getByRole('searchbox')
  const cacti = page.getByRole('checkbox', { name: 'Cacti' })
  const all = async () => {
    await page.waitForFunction((count) => window.shownCount() === count, String(products))
    await calm(page)
  }
  await mark(search, 'search')
  await mark(cacti, 'category')
  for (let round = 0; round < ROUNDS; round += 1) {
    await search.focus()
    const keystroke = {
      deed: () => {
        window.before = window.shownCount()
        document.execCommand('insertText', false, 'm')
      },
      answered: (id) => document.querySelector(`[data-bench="${id}"]`).value === 'm',
      done: countChanges,
    }
    runs.keystroke.push(await timeToPaint(page, keystroke, 'search'))
    await search.fill('')
    await all()

    const category = {
      deed: (id) => {
        window.before = window.shownCount()
        document.querySelector(`[data-bench="${id}"]`).click()
      },
      answered: (id) => document.querySelector(`[data-bench="${id}"]`).checked,
      done: countChanges,
    }
    runs.category.push(await timeToPaint(page, category, 'category'))
    await cacti.click()
    await all()

    const order = round % 2 === 0 ? 'Low to High' : 'High to Low'
    await mark(page.getByRole('radio', { name: order }), order)
    const sort = {
      deed: (id) => {
        window.before = window.firstCard()
        document.querySelector(`[data-bench="${id}"]`).click()
      },
      answered: (id) => document.querySelector(`[data-bench="${id}"]`).checked,
      done: () => window.firstCard() !== window.before,
    }
    runs.sort.push(await timeToPaint(page, sort, order))
    await calm(page)
  }
  await page.getByRole('button', { name: 'Clear' }).click()
  await calm(page)
  await throttle(1)

  const frames = await scroll(page, session)
  const isBack = await goAndComeBack(page)
  const cards = await page.evaluate(() => document.querySelectorAll('article').length)
  await page.close()

  const both = (times) =>
    `${Math.round(median(times.map(({ answer }) => answer)))} / ${Math.round(
      median(times.map(({ result }) => result)),
    )}`
  return {
    products,
    'loaded ms': Math.round(loaded),
    'keystroke: answer / result ms': both(runs.keystroke),
    'category ms': both(runs.category),
    'sort ms': both(runs.sort),
    'scrolling: median / worst frame ms': `${Math.round(median(frames))} / ${Math.round(Math.max(...frames))}`,
    'cards in the page': cards,
    'Back to the same place': isBack,
    'heap MB': Math.round(usedSize / 1e6),
  }
}

/** Milliseconds between frames while a finger scrolls 6000 px down. */
async function scroll(page, session) {
  await page.evaluate(() => {
    window.frames_ = []
    let last = performance.now()
    const note = (now) => {
      window.frames_.push(now - last)
      last = now
      window.noting = requestAnimationFrame(note)
    }
    window.noting = requestAnimationFrame(note)
  })
  await session.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 500,
    yDistance: -6000,
    speed: 3000,
    gestureSourceType: 'touch',
  })
  return page.evaluate(() => {
    cancelAnimationFrame(window.noting)
    return window.frames_.slice(1)
  })
}

/** Leaves the list for another page and comes back: the same card stands at the same height. */
async function goAndComeBack(page) {
  const place = () => {
    const cards = [...document.querySelectorAll('article')]
    const seen = cards.find((card) => card.getBoundingClientRect().top >= 0)
    return seen && `${seen.textContent} at ${Math.round(seen.getBoundingClientRect().top)}`
  }
  const before = await page.evaluate(place)
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Login' }).waitFor()
  await page.goBack()
  await page.getByRole('article').first().waitFor()
  await calm(page)
  return (await page.evaluate(place)) === before
}
