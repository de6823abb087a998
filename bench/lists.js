import { calm, openPage, phone, slowDown } from './browser.js'
import { cell, measureInTurns } from './report.js'
import { closeShops, runs, serveShops } from './shops.js'

const PLUS_BUDGET = 50
/** Repetitions within one visit; `--runs` sets the number of visits. */
const ROUNDS = 3

/** How the cart and the wishlist respond, by their lengths. The catalogue has 1,000 plants. */
export async function reportLongLists() {
  const shops = await serveShops({ VITE_MOCK_CATALOGUE: '1000' })
  const measure = (list, length, measureActions) =>
    measureInTurns(shops, runs, ({ url }) => visit({ url, list, length, measureActions }))

  const carts = []
  for (const length of [1, 9, 50, 200]) {
    const samples = await measure('cart', length, measureCart)
    carts.push({
      lines: length,
      'opened ms': cell(samples, ({ opened }) => opened),
      'plus answered ms': cell(samples, ({ plus }) => plus, { budget: PLUS_BUDGET }),
      'delete answered ms': cell(samples, ({ removal }) => removal),
    })
  }
  const wishlists = []
  for (const length of [1, 100, 1000]) {
    const samples = await measure('wishlist', length, measureWishlist)
    wishlists.push({
      plants: length,
      'opened ms': cell(samples, ({ opened }) => opened),
      'heart answered ms': cell(samples, ({ removal }) => removal),
    })
  }
  await closeShops(shops)
  return { carts, wishlists }
}

async function visit({ url, list, length, measureActions }) {
  const page = await openPage(phone)
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: 'Login with test credentials' }).click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  await page.evaluate(fill, { list, length })
  await slowDown(page)
  const started = performance.now()
  await page.goto(`${url}/my${list}`)
  await page.getByRole('article').first().waitFor()
  const opened = performance.now() - started
  await page.waitForLoadState('networkidle')
  await calm(page)
  const samples = { opened: [opened], ...(await measureActions(page)) }
  await page.context().close()
  return samples
}

/**
 * Runs in the page: puts the catalogue's first plants into the list. One goes through the backend, and
 * the others are written to its database as that one was, because each call takes 400 ms.
 */
async function fill({ list, length }) {
  const { authToken, authUser } = JSON.parse(localStorage.getItem('frond.session'))
  const { products } = await (await fetch('/api/products')).json()
  await fetch(`/api/user/${list}`, {
    method: 'POST',
    headers: { authorization: authToken, 'Content-Type': 'application/json' },
    body: JSON.stringify({ product: products[0] }),
  })
  const resultOf = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await resultOf(indexedDB.open('frond-backend:/'))
  const users = database.transaction('users', 'readwrite').objectStore('users')
  const key = ['user', authUser.email]
  const record = await resultOf(users.get(key))
  const [first] = record.user[list]
  record.user[list] = products.slice(0, length).map((product) => ({ ...first, ...product }))
  await resultOf(users.put(record, key))
  database.close()
}

/** Presses a list's first button of this name. Resolves to the time when its card changed or was removed. */
const press = (page, name) =>
  page
    .getByRole('main')
    .getByRole('button', { name })
    .first()
    .evaluate(async (button) => {
      const card = button.closest('article')
      const before = card.textContent
      const answered = () => !button.isConnected || card.textContent !== before
      return (await window.bench.timeToPaint(() => button.click(), { answered })).answered
    })

async function measureCart(page) {
  const plus = []
  for (let round = 0; round < ROUNDS; round += 1) {
    plus.push(await press(page, /^Increase quantity of/))
    await calm(page)
  }
  await page.waitForLoadState('networkidle')
  return { plus, removal: [await press(page, /^Remove .* from cart/)] }
}

const measureWishlist = async (page) => ({ removal: [await press(page, /^Wishlist /)] })
