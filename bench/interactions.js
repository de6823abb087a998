import { calm, desktop, openPage, phone, slowDown } from './browser.js'
import { cell, measureInTurns } from './report.js'
import { runs } from './shops.js'

const BUDGETS = { answered: 33, whole: 50 }
/** Repetitions within one visit; `--runs` sets the number of visits. */
const ROUNDS = 3
const PLANTS = ['Areca Palm', 'Moth Orchid', 'Peace Lily', 'Snake Plant', 'Golden Pothos']

/** Every action of a shopper: the paint that answers it, while the backend takes its 400 ms. */
export async function reportInteractions(shops) {
  const samples = await measureInTurns(shops, runs, ({ url }) => measureVisit(url))
  return Object.keys(samples[0]).map((action) => ({
    action,
    answered: cell(samples, (each) => each[action].answered, { budget: BUDGETS.answered }),
    worst: samples.map((each) => Math.round(Math.max(...each[action].answered))).join(' → '),
    'whole result': cell(samples, (each) => each[action].whole ?? each[action].answered, {
      budget: BUDGETS.whole,
    }),
    samples: samples[0][action].answered.length,
  }))
}

async function measureVisit(url) {
  const page = await openPage(phone)
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: 'Login with test credentials' }).click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  await page.goto(`${url}/productlisting`)
  // Once the shopper's lists have loaded and the page is idle.
  await page.waitForLoadState('networkidle')
  await slowDown(page)

  const samples = {}
  const add = async (action, times) => {
    for (const [name, time] of Object.entries(await times)) {
      samples[action] ??= {}
      samples[action][name] = [...(samples[action][name] ?? []), time]
    }
    await calm(page)
  }
  const card = (name) => page.getByRole('article', { name })
  const clickUntilGone = (button) => {
    const answered = () => !button.isConnected
    return window.bench.timeToPaint(() => button.click(), { answered })
  }
  const all = async () => {
    await page.waitForFunction(() => window.bench.shownCount() === 9)
    await calm(page)
  }

  const heart = card('Snake Plant').getByRole('button', { name: 'Wishlist Snake Plant' })
  const search = page.getByLabel('Search plants')
  for (let round = 0; round < ROUNDS; round += 1) {
    await add(
      'heart',
      heart.evaluate((button) => {
        const before = button.ariaPressed
        const answered = () => button.ariaPressed !== before
        return window.bench.timeToPaint(() => button.click(), { answered })
      }),
    )
    await search.focus()
    await add(
      'keystroke',
      search.evaluate((box) =>
        window.bench.timeToPaint(() => document.execCommand('insertText', false, 's'), {
          answered: () => box.value === 's',
          whole: () => window.bench.shownCount() !== 9,
        }),
      ),
    )
    await search.fill('')
    await all()
  }

  await page.setViewportSize(desktop)
  const cacti = page.getByRole('checkbox', { name: 'Cacti' })
  for (let round = 0; round < ROUNDS; round += 1) {
    await add(
      'filter',
      cacti.evaluate((box) =>
        window.bench.timeToPaint(() => box.click(), {
          answered: () => box.checked,
          whole: () => window.bench.shownCount() === 2,
        }),
      ),
    )
    await cacti.click()
    await all()
  }

  for (const name of PLANTS) {
    const button = card(name).getByRole('button', { name: /^Add to cart/ })
    await add('add to cart', button.evaluate(clickUntilGone))
  }

  await page.getByRole('link', { name: /^Cart,/ }).click()
  await page.getByRole('heading', { name: 'My Cart' }).waitFor()
  await page.waitForLoadState('networkidle')
  const plus = page.getByRole('button', { name: `Increase quantity of ${PLANTS[0]}` })
  for (let round = 0; round < ROUNDS; round += 1)
    await add(
      'plus',
      plus.evaluate((button) => {
        const line = button.closest('article')
        const before = line.textContent
        const answered = () => line.textContent !== before
        return window.bench.timeToPaint(() => button.click(), { answered })
      }),
    )
  for (const name of PLANTS.slice(1)) {
    const button = page.getByRole('button', { name: `Remove ${name} from cart` })
    await add('delete', button.evaluate(clickUntilGone))
  }
  await page.context().close()
  return samples
}
