import type { EnginePage } from './enginePage'
import {
  addToCart,
  badge,
  button,
  CANCELLED_FILE,
  CANCELLED_READ,
  card,
  expect,
  heading,
  link,
  loginAsDemo,
  signInAsDemo,
  test,
  toast,
} from './fixtures'
import { storedQuantities } from '../support/storedQuantities'

// The browser logs the failures that these tests cause.
const expected = [CANCELLED_READ.source, CANCELLED_FILE.source, 'Failed to load resource']
test.use({ expectedNoise: [new RegExp(expected.join('|'))] })

/** Fills the demo user's cart and opens it with a fault of the mock backend. */
async function openCart(tab: EnginePage, plants: string[], fault: string): Promise<void> {
  await signInAsDemo(tab)
  await tab.goto('/productlisting')
  for (const name of plants) await addToCart(tab, name)
  await tab.goto(`/mycart?mock=${fault}`)
  for (const name of plants) await card(tab, name).waitFor()
}

async function addAnother(tab: EnginePage, name: string, total: string): Promise<void> {
  await button(tab, `Increase quantity of ${name}`).click()
  await card(tab, name).waitForText(`Total ${total}`)
}

/** What still has to be finished. Runs in the page. */
function storedFacts(): string {
  const keys = Object.keys(localStorage).filter((name) => name.includes('frond.fact.'))
  return keys.map((key) => localStorage.getItem(key)).join()
}

test('an undo that fails says so once, and can be pressed again', async ({ tab }) => {
  await openCart(tab, ['Peace Lily'], 'cartAdd:500x1')
  await addAnother(tab, 'Peace Lily', '₹630')
  await button(tab, 'Remove Peace Lily from cart').click()
  await badge(tab, 'Cart', 0).waitFor()
  await button(tab, /^Undo/).click()
  await toast(tab, 'Cart error').expect({ count: 1 })
  await badge(tab, 'Cart', 0).waitFor()
  await toast(tab, 'Cart error').waitFor({ state: 'detached' })
  await button(tab, /^Undo/).click()
  await card(tab, 'Peace Lily').waitForText('Total ₹630')
  await tab.waitUntil(storedQuantities, ['2'])
  await toast(tab, 'Cart error').expect({ count: 0 })
})

test('a move whose second half fails puts the plant back with its quantity', async ({ tab }) => {
  await openCart(tab, ['Peace Lily'], 'wishlistAdd:500x1')
  await addAnother(tab, 'Peace Lily', '₹630')
  await button(tab, /^Move to Wishlist/).click()
  await toast(tab, 'Wishlist error').expect({ count: 1 })
  await card(tab, 'Peace Lily').waitForText('Total ₹630')
  await tab.waitUntil(storedQuantities, ['2'])
  await badge(tab, 'Wishlist', 0).waitFor()
})

test('a plant that a failed move can’t put back ends in the wishlist', async ({ tab }) => {
  await openCart(tab, ['Peace Lily'], 'wishlistAdd:500x1,cartAdd:500x1')
  await button(tab, /^Move to Wishlist/).click()
  await toast(tab, 'Wishlist error').expect({ count: 1 })
  await badge(tab, 'Wishlist', 1).waitFor()
  await badge(tab, 'Cart', 0).waitFor()
  await tab.waitUntil(storedQuantities, [])
})

test('after a reload right after an undo, the screen matches the backend', async ({ tab }) => {
  await openCart(tab, ['Peace Lily'], 'latency:300')
  await button(tab, 'Remove Peace Lily from cart').click()
  await badge(tab, 'Cart', 0).waitFor()
  await button(tab, /^Undo/).click()
  await tab.reload()
  await link(tab, /^Cart, \d+ items?$/).waitFor()
  const stored = await tab.evaluate(storedQuantities)
  await badge(tab, 'Cart', stored.length).waitFor()
  await tab.getByRole('article').expect({ count: stored.length })
})

test('two lines of a plant are restored as one with the sum', async ({ tab }) => {
  await openCart(tab, ['Peace Lily'], 'latency:0')
  await tab.evaluate(async () => {
    const [, authorization = ''] =
      /"authToken":"([^"]+)"/.exec(localStorage.getItem('frond.session') ?? '') ?? []
    const product = await fetch('/api/products/peace-lily')
    const body = await product.text()
    await fetch('/api/user/cart', { method: 'POST', headers: { authorization }, body })
  })
  await tab.reload()
  await card(tab, 'Peace Lily').expect({ count: 2 })
  await button(tab, 'Remove Peace Lily from cart').first().click()
  await badge(tab, 'Cart', 0).waitFor()
  await button(tab, /^Undo/).expect({ count: 1 })
  await button(tab, /^Undo/).click()
  await card(tab, 'Peace Lily').waitForText('Total ₹630')
  await tab.waitUntil(storedQuantities, ['2'])
})

test('twenty presses on a heart in one moment send nothing, one more sends one', async ({
  tab,
}) => {
  await signInAsDemo(tab)
  await tab.goto('/productlisting')
  await badge(tab, 'Wishlist', 0).waitFor()
  const press = (times: number) =>
    tab.evaluate((presses) => {
      const heart = document.querySelector<HTMLElement>('article button[aria-pressed]')
      for (let press = 0; press < presses; press += 1) heart?.click()
    }, times)
  const requests = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/user/wishlist'))
      .length
  await tab.waitUntil(requests, 1)
  await press(20)
  await press(1)
  await toast(tab, 'Product added to wishlist').waitFor()
  await badge(tab, 'Wishlist', 1).waitFor()
  await toast(tab, 'Product added to wishlist').waitFor({ state: 'detached' })
  // The addition, and the refetch of the list.
  expect(await tab.evaluate(requests)).toBe(3)
})

test('requests sent before a logout count, and a move waits for its shopper', async ({ tab }) => {
  await openCart(tab, ['Peace Lily', 'Snake Plant'], 'wishlistAdd:silence')
  await addAnother(tab, 'Snake Plant', '₹850')
  await tab.waitUntil(storedQuantities, ['1', '2'])
  await card(tab, 'Peace Lily')
    .getByRole('button', { name: /^Move to Wishlist/ })
    .click()
  await link(tab, 'Profile').click()
  await button(tab, 'Logout').click()
  await heading(tab, 'Logged Out').waitFor()
  const facts = await tab.evaluate(storedFacts)
  expect(facts).toContain('"kind":"moving"')
  expect(facts).not.toMatch(/Asha Rao|pincode/)
  await tab.goto('/login')
  await loginAsDemo(tab)
  await badge(tab, 'Wishlist', 1).waitFor()
  await badge(tab, 'Cart', 1).waitFor()
  await tab.waitUntil(storedQuantities, ['2'])
  await tab.waitUntil(storedFacts, '')
})

test('after an ended session, the next login removes the paid plants from the cart', async ({
  tab,
}) => {
  await openCart(tab, ['Peace Lily'], 'latency:0')
  await tab.goto('/ordersummary?mock=cartRemove:401x1')
  await tab.getByRole('radio', { name: /^Asha Rao/ }).waitFor()
  await button(tab, 'Place Order').click()
  await tab
    .getByRole('dialog', { name: 'Test payment' })
    .getByRole('button', { name: /^Pay/ })
    .click()
  await link(tab, 'Login').waitFor()
  const facts = await tab.evaluate(storedFacts)
  expect(facts).toContain('paid')
  expect(facts).not.toMatch(/Asha Rao|pincode/)
  await tab.goto('/login')
  await loginAsDemo(tab)
  await badge(tab, 'Cart', 0).waitFor()
  await tab.waitUntil(storedQuantities, [])
  await tab.waitUntil(storedFacts, '')
})
