import { calm, desktop, openPage, slowDown } from './browser.js'
import { timePress } from './press.js'
import { cell, measureInTurns, median } from './report.js'
import { runs } from './shops.js'

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
 * What a shopper presses, from the end of the press to the paint that answers it, as Event Timing
 * reports it: with a finger, with a mouse that hovered, and with keys.
 */
export async function reportInteractions(shops) {
  const samples = await measureInTurns(shops, runs, async ({ url }) => ({
    finger: await measureVisit(url, 'finger'),
    mouse: await measureVisit(url, 'mouse'),
    keys: await measureVisit(url, 'keys'),
  }))
  const bare = median(samples[0].finger['bare page'].longest)
  if (bare > NOISY) console.log(`Noisy: a bare page's press takes ${bare} ms.`)
  return Object.keys(samples[0].finger).map((press) => {
    const column = (way, key, options) =>
      samples[0][way][press] ? cell(samples, (each) => each[way][press][key], options) : ''
    const split = (key) => column('finger', key)
    return {
      press,
      finger: column('finger', 'longest', { budget: samples[0].finger[press].budget[0] }),
      shown: split('shown'),
      waiting: split('waiting'),
      handlers: split('handlers'),
      spread: samples
        .map(({ finger }) =>
          [Math.min, Math.max].map((of) => of(...finger[press].longest)).join('–'),
        )
        .join(' → '),
      mouse: column('mouse', 'longest'),
      keys: column('keys', 'longest'),
    }
  })
}

async function measureVisit(url, way) {
  const page = await openPage(desktop, { hasTouch: way === 'finger' })
  const samples = {}
  const press = async (name, budget, control, isShown, argument, by = way) => {
    const times = await timePress(page, by, control, isShown, argument)
    samples[name] ??= { budget: budget === undefined ? [] : [budget] }
    for (const [key, time] of Object.entries(times))
      samples[name][key] = [...(samples[name][key] ?? []), ...(time === undefined ? [] : [time])]
  }
  const button = (name) => page.getByRole('button', { name, exact: true })

  await page.goto(`${url}/login`)
  await button('Login with test credentials').click()
  await button('Login').click()
  await page.getByRole('link', { name: 'Profile' }).waitFor()

  await slowDown(page)
  await page.goto(BARE_PAGE)
  for (let round = 0; round < ROUNDS; round += 1)
    await press('bare page', undefined, page.getByRole('button'), 'hasCount', String(round + 1))
  await slowDown(page, 1)

  await page.goto(`${url}/productlisting`)
  // Once the shopper's lists have loaded and the page is idle.
  await page.waitForLoadState('networkidle')
  await slowDown(page)

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
  await slowDown(page)
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
