import { calm, mark, median, slowDown, timeToPaint } from './browser.js'

/* Functions named here run in the page, where `window.before` is what was shown. */
const ROUNDS = 9

const click = (id) => document.querySelector(`[data-bench="${id}"]`).click()
const isGone = (id) => document.querySelector(`[data-bench="${id}"]`) === null
const count = () => /\d+/.exec(document.querySelector('main [aria-live]').textContent)[0]

/** Every action of the journey: the paint that answers it, while the backend takes its 400 ms. */
export async function benchInteractions(browser, url) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(`window.shownCount = ${count.toString()}`)
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: 'Login with test credentials' }).click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  await page.goto(`${url}/productlisting`)
  // Once the shopper's lists are there and the page rests.
  await page.waitForLoadState('networkidle')
  await slowDown(page)

  const runs = { heart: [], 'add to cart': [], plus: [], delete: [], filter: [], keystroke: [] }
  const card = (name) => page.getByRole('article', { name })
  const search = page.getByRole('searchbox')
  const all = () => page.waitForFunction(() => window.shownCount() === '9')

  for (let round = 0; round < ROUNDS; round += 1) {
    await mark(card('Snake Plant').getByRole('button', { name: 'Wishlist Snake Plant' }), 'heart')
    const heart = {
      deed: (id) => {
        const button = document.querySelector(`[data-bench="${id}"]`)
        window.before = button.ariaPressed
        button.click()
      },
      answered: (id) =>
        document.querySelector(`[data-bench="${id}"]`).ariaPressed !== window.before,
    }
    runs.heart.push(await timeToPaint(page, heart, 'heart'))
    await calm(page)

    await mark(search, 'search')
    await search.focus()
    const keystroke = {
      deed: () => document.execCommand('insertText', false, 's'),
      answered: (id) => document.querySelector(`[data-bench="${id}"]`).value === 's',
      done: () => window.shownCount() !== '9',
    }
    runs.keystroke.push(await timeToPaint(page, keystroke, 'search'))
    await search.fill('')
    await all()
    await calm(page)
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  const cacti = page.getByRole('checkbox', { name: 'Cacti' })
  await mark(cacti, 'filter')
  for (let round = 0; round < ROUNDS; round += 1) {
    const filter = {
      deed: click,
      answered: (id) => document.querySelector(`[data-bench="${id}"]`).checked,
      done: () => window.shownCount() === '2',
    }
    runs.filter.push(await timeToPaint(page, filter, 'filter'))
    await cacti.click()
    await all()
    await calm(page)
  }

  const plants = ['Areca Palm', 'Moth Orchid', 'Peace Lily', 'Snake Plant', 'Golden Pothos']
  for (const name of plants) {
    await mark(card(name).getByRole('button', { name: /^Add to cart/ }), 'add')
    runs['add to cart'].push(await timeToPaint(page, { deed: click, answered: isGone }, 'add'))
    await calm(page)
  }

  await page.getByRole('link', { name: /^Cart,/ }).click()
  await page.getByRole('heading', { name: 'My Cart' }).waitFor()
  await page.waitForLoadState('networkidle')
  await mark(page.getByRole('button', { name: 'Increase quantity of Areca Palm' }), 'plus')
  const plus = {
    deed: (id) => {
      const button = document.querySelector(`[data-bench="${id}"]`)
      window.line = button.closest('article')
      window.before = window.line.textContent
      button.click()
    },
    answered: () => window.line.textContent !== window.before,
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.plus.push(await timeToPaint(page, plus, 'plus'))
    await calm(page)
  }
  for (const name of plants.slice(1)) {
    await mark(page.getByRole('button', { name: `Remove ${name} from cart` }), 'delete')
    runs.delete.push(await timeToPaint(page, { deed: click, answered: isGone }, 'delete'))
    await calm(page)
  }
  await page.close()

  return Object.entries(runs).map(([action, times]) => ({
    action,
    'answered after ms': Math.round(median(times.map(({ answer }) => answer))),
    'worst ms': Math.round(Math.max(...times.map(({ answer }) => answer))),
    'whole result after ms': Math.round(median(times.map(({ result }) => result))),
    runs: times.length,
  }))
}
