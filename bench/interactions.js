import { calm, desktop, openPage, slowDown } from './browser.js'
import { countRenders } from './countRenders.js'
import { timePress } from './press.js'
import { cell, collect, measureInTurns, median } from './report.js'
import { runs } from './shops.js'
import { tracePress } from './trace.js'

/** Medians in ms, with a finger and a CPU slowed 4 times: a bare page's press takes 24. */
const CONTROL = 72
const PAGE = 104
/** A bare page that takes longer than this says that the machine is busy. */
const NOISY = 32

/** Repetitions within one visit; `--runs` sets the number of visits. */
const ROUNDS = 3
const BARE_PAGE =
  'data:text/html,<button onclick="this.textContent = Number(this.textContent) %2B 1">0</button>'
const PLANTS = ['Areca Palm', 'Moth Orchid', 'Snake Plant']

/**
 * A shopper's presses, from the end of the press to the paint that shows the response, as Event
 * Timing reports it: with a finger, and in one visit each with a mouse that hovered, and with keys.
 * Other visits of a finger, without a slowed CPU, are traced.
 */
export async function reportInteractions(shops) {
  const fingers = await measureInTurns(shops, runs, async ({ url }) => ({
    finger: await measureVisit(url, 'finger'),
    traced: await measureVisit(url, 'finger', { isTraced: true }),
  }))
  const others = await measureInTurns(shops, 1, async ({ url }) => ({
    mouse: await measureVisit(url, 'mouse'),
    keys: await measureVisit(url, 'keys'),
  }))
  const samples = fingers.map((finger, index) => ({ ...finger, ...others[index] }))
  const longest = ({ finger }, press) => finger[press].longest
  const bare = median(longest(samples.at(-1), 'bare page'))
  if (bare > NOISY) console.log(`Noisy: a bare page's press takes ${bare} ms.`)
  return Object.keys(samples[0].finger)
    .filter((press) => press !== 'bare page')
    .map((press) => {
      const column = (way, key) =>
        samples.every((each) => each[way][press]?.[key]?.length > 0)
          ? cell(samples, (each) => each[way][press][key])
          : ''
      const [budget] = samples[0].finger[press].budget
      const spread = samples.map((each) =>
        [Math.min, Math.max].map((of) => of(...longest(each, press))).join('–'),
      )
      return {
        press,
        'bare page': bare,
        finger: `${column('finger', 'longest')} of ${budget}`,
        spread: spread.join(' → '),
        'result shown': column('finger', 'shown'),
        waiting: column('finger', 'waiting'),
        'handlers, render': column('traced', 'handlers'),
        'deferred render': column('traced', 'deferred'),
        'style, layout': column('traced', 'style'),
        paint: column('traced', 'paint'),
        components: column('traced', 'rendered'),
        restyled: column('traced', 'restyled'),
        mouse: column('mouse', 'longest'),
        keys: column('keys', 'longest'),
      }
    })
}

async function measureVisit(url, way, { isTraced = false } = {}) {
  const page = await openPage(desktop, { hasTouch: way === 'finger' })
  if (isTraced) await page.context().addInitScript(countRenders)
  const slow = isTraced ? () => undefined : slowDown
  const samples = {}
  const press = async (name, budget, control, isShown, argument, by = way) => {
    let times
    const time = async () => {
      times = await timePress(page, by, control, isShown, argument)
    }
    const parts = isTraced ? await tracePress(page, time) : await time()
    samples[name] ??= { budget: budget === undefined ? [] : [budget] }
    collect(samples[name], parts ?? {})
    for (const [key, value] of Object.entries(times))
      if (Number.isFinite(value) && !(isTraced && key === 'handlers'))
        collect(samples[name], { [key]: [value] })
  }
  const button = (name) => page.getByRole('button', { name, exact: true })

  await page.goto(`${url}/login`)
  await button('Login with test credentials').click()
  await button('Login').click()
  await page.getByRole('link', { name: 'Profile' }).waitFor()

  await slow(page)
  await page.goto(BARE_PAGE)
  for (let round = 0; round < ROUNDS; round += 1)
    await press('bare page', undefined, page.getByRole('button'), 'hasCount', String(round + 1))
  await slow(page, 1)

  await page.goto(`${url}/productlisting`)
  // Once the shopper's lists have loaded and the page is idle.
  await page.waitForLoadState('networkidle')
  await slow(page)

  for (let round = 0; round < ROUNDS; round += 1) {
    const heart = button('Wishlist Snake Plant')
    await press('heart', CONTROL, heart, 'isInHeader', `Wishlist, ${(round + 1) % 2} item`)
  }
  for (const [index, name] of PLANTS.entries()) {
    const add = page.getByRole('article', { name }).getByRole('button', { name: /^Add to cart/ })
    await press('add to cart', CONTROL, add, 'isInHeader', `Cart, ${index + 1} item`)
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    await press(
      'sort',
      CONTROL,
      page.getByRole('radio', { name: 'High to low' }),
      'isFirst',
      'Moth Orchid',
    )
    await press('category', PAGE, page.getByRole('checkbox', { name: 'Cacti' }), 'shows', 2)
    await press('clear', CONTROL, button('Clear').first(), 'shows', 9)
    // An arrow key changes the price by a step, which leaves out no plant.
    if (way !== 'keys') {
      await press('price', CONTROL, page.locator('main .MuiSlider-root'), 'shows', 5)
      await button('Clear').first().click()
      await page.waitForFunction((value) => window.bench.conditions.shows(value), 9)
      await calm(page)
    }
    await press(
      'letter of the search',
      CONTROL,
      page.getByLabel('Search plants'),
      'hasText',
      's',
      'letter',
    )
    await page.getByLabel('Search plants').fill('')
    await page.waitForFunction((value) => window.bench.conditions.shows(value), 9)
    // The URL is written, and the listing scrolled to its top, once the shopper stops typing.
    await page.waitForURL((to) => !to.searchParams.has('q'))
    await calm(page)
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    const link = page.getByRole('link', { name: 'View Areca Palm' })
    await press('open a plant', PAGE, link, 'hasDialog', true)
    await press(
      'next plant',
      CONTROL,
      page.getByRole('button', { name: /^Next plant/ }),
      'isOtherPlant',
      'Areca Palm',
    )
    await page.keyboard.press('Escape')
    await page.waitForFunction((value) => window.bench.conditions.hasDialog(value), false)
    await calm(page)
  }

  await press(
    'to the cart',
    PAGE,
    page.getByRole('link', { name: /^Cart,/ }),
    'hasHeading',
    'My Cart',
  )
  await page.waitForLoadState('networkidle')
  for (let round = 0; round < ROUNDS; round += 1)
    await press('plus', CONTROL, button(`Increase quantity of ${PLANTS[0]}`), 'hasQty', round + 2)
  for (const name of PLANTS.slice(1)) {
    await press(
      'delete',
      CONTROL,
      button(`Remove ${name} from cart`),
      'isAbsent',
      `Remove ${name} from cart`,
    )
    await press(
      'undo',
      CONTROL,
      page.getByRole('button', { name: /^Undo/ }).first(),
      'isPresent',
      `Remove ${name} from cart`,
    )
  }

  await page.goto(`${url}/address`)
  await button('ADD NEW ADDRESS').waitFor()
  await page.waitForLoadState('networkidle')
  await slow(page)
  for (let round = 0; round < ROUNDS; round += 1) {
    await press('open the form', PAGE, button('ADD NEW ADDRESS'), 'hasDialog', true)
    await press(
      'letter of a form',
      CONTROL,
      page.getByLabel('Name', { exact: true }),
      'hasText',
      's',
      'letter',
    )
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.keyboard.press('Escape')
    await page.waitForFunction((value) => window.bench.conditions.hasDialog(value), false)
    await calm(page)
  }
  await page.context().close()
  return samples
}
