import { calm, desktop, openPage, slowDown } from './browser.js'
import { timePress } from './press.js'
import { collect, measureInTurns, median, printTable } from './report.js'
import { checkouts, closeShops, cpuSlowdown, runs, serveShops } from './shops.js'

/**
 * A shopper's presses with a finger: how long until the frame that shows the result, as a multiple of
 * the press of a bare page's button in the same run. With `--against <checkout>` every cell is
 * 'that checkout → this one', measured alternately.
 */

/** The multiples wanted. */
const WANTED = {
  heart: 2.2,
  'add to cart': 2.6,
  category: 3.2,
  clear: 4,
  'letter of the search': 2.5,
  'to the cart': 4.5,
  plus: 2,
  remove: 2.5,
}
/** A bare page that takes longer than this, in ms, says that the machine is busy. */
const NOISY = 40
/** Repetitions within one visit; `--runs` sets the number of visits. */
const ROUNDS = 3
const BARE_PAGE =
  'data:text/html,<button onclick="this.textContent = Number(this.textContent) %2B 1">0</button>'
const PLANTS = ['Areca Palm', 'Moth Orchid', 'Snake Plant']

async function measureVisit({ url }) {
  const page = await openPage(desktop, { hasTouch: true })
  const samples = {}
  const press = async (name, ...args) => {
    const { shown, inp } = await timePress(page, ...args)
    collect(samples, { [name]: { shown: [shown], inp: [inp] } })
  }
  const button = (name) => page.getByRole('button', { name, exact: true })
  const holds = (...args) =>
    page.waitForFunction(([condition, value]) => window.bench.holds(condition, value), args)

  await page.goto(`${url}/login`)
  await button('Login with test credentials').click()
  await button('Login').click()
  await page.getByRole('link', { name: 'Profile' }).waitFor()

  await slowDown(page)
  await page.goto(BARE_PAGE)
  for (let round = 1; round <= ROUNDS; round += 1)
    await press('bare page', page.getByRole('button'), 'hasCount', String(round))
  await slowDown(page, 1)

  await page.goto(`${url}/productlisting`)
  // The shopper's lists, and the code that an idle page loads.
  await page.waitForLoadState('networkidle')
  await slowDown(page)
  for (let round = 0; round < ROUNDS; round += 1)
    await press(
      'heart',
      button('Wishlist Snake Plant'),
      'isInHeader',
      `Wishlist, ${(round + 1) % 2} item`,
    )
  for (const [index, name] of PLANTS.entries()) {
    const add = page.getByRole('article', { name }).getByRole('button', { name: /^Add to cart/ })
    await press('add to cart', add, 'isInHeader', `Cart, ${index + 1} item`)
  }
  const search = page.getByLabel('Search plants')
  for (let round = 0; round < ROUNDS; round += 1) {
    await press('category', page.getByRole('checkbox', { name: 'Cacti' }), 'shows', 2)
    await press('clear', button('Clear').first(), 'shows', 9)
    await search.fill('o')
    await holds('shows', 4)
    await press('letter of the search', search, 'shows', 2, { isLetter: true })
    await search.fill('')
    await holds('shows', 9)
    // The URL is written once the shopper stops typing.
    await page.waitForURL((to) => !to.searchParams.has('q'))
    await calm(page)
  }

  await press('to the cart', page.getByRole('link', { name: /^Cart,/ }), 'hasLines', 3)
  await page.waitForLoadState('networkidle')
  for (let round = 0; round < ROUNDS; round += 1)
    await press('plus', button(`Increase quantity of ${PLANTS[0]}`), 'hasQty', round + 2)
  for (const name of PLANTS.slice(1)) {
    const remove = `Remove ${name} from cart`
    await press('remove', button(remove), 'isAbsent', remove)
  }
  await page.context().close()
  return samples
}

const shops = await serveShops()
const samples = await measureInTurns(shops, runs, measureVisit)
await closeShops(shops)
const bare = samples.map((each) => median(each['bare page'].shown))
if (bare.at(-1) > NOISY) console.log(`Noisy: a bare page's press takes ${bare.at(-1)} ms.`)
if (checkouts.length > 1) console.log(`Cells are '${checkouts.join(' → ')}'.`)
const cells = (of) => samples.map(of).join(' → ')
printTable(
  `From the end of a press to its result on screen, CPU slowed ${cpuSlowdown} times`,
  Object.keys(samples[0]).map((press) => ({
    press,
    'shown, ms': cells((each) => median(each[press].shown).toFixed(0)),
    'times a bare page': cells((each, at) => (median(each[press].shown) / bare[at]).toFixed(1)),
    wanted: WANTED[press] ?? '',
    'INP, ms': cells((each) => median(each[press].inp)),
  })),
)
process.exit()
