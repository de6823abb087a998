import { SESSION_KEY } from '@/features/auth/session'
import { BLANK } from '../support/host'
import type { EnginePage } from './enginePage'
import { addToCart, badge, button, card, expect, signInAsDemo, test } from './fixtures'

/** Puts a plant into the cart on the listing. */
async function buy(tab: EnginePage) {
  await signInAsDemo(tab)
  await tab.goto('/productlisting')
  await addToCart(tab, 'Peace Lily')
}

/**
 * A page that has begun to prepare for offline use. WebKit doesn't cache one that still registers
 * its worker.
 */
const isIdle = () =>
  performance
    .getEntriesByType('resource')
    .some(({ name }) => name.startsWith(`${location.origin}/assets/offline-`))

/** Leaves for a page outside the shop and comes back. Resolves to whether the page is the same. */
async function leaveAndReturn(tab: EnginePage): Promise<boolean> {
  await tab.waitUntil(isIdle, true)
  await tab.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted)
    })
  })
  await tab.goto(BLANK)
  await tab.goBack()
  await tab.waitForPath('/productlisting')
  await badge(tab, 'Cart', 1).waitFor()
  return tab.evaluate(() => document.documentElement.dataset['restored'] === 'true')
}

test('a page restored from the back/forward cache filters and sells at once', async ({ tab }) => {
  await buy(tab)
  // A browser may drop a page for reasons of its own; a page that it can't store is dropped each time.
  await expect(async () => {
    expect(await leaveAndReturn(tab)).toBe(true)
  }).toPass()
  await tab.getByRole('checkbox', { name: 'Cacti' }).click()
  await tab.getByText('(Showing 2 products)').waitFor()
  await addToCart(tab, 'Bunny Ear Cactus')
  await badge(tab, 'Cart', 2).waitFor()
})

for (const { does, path, init } of [
  { does: 'reads', path: '/api/user/cart', init: {} },
  {
    does: 'writes to',
    path: '/api/user/cart/peace-lily',
    init: { method: 'POST', body: JSON.stringify({ action: { type: 'increment' } }) },
  },
])
  test(`a page that is left while it ${does} the database doesn’t block the next one`, async ({
    tab,
  }) => {
    await buy(tab)
    for (let visit = 0; visit < 3; visit += 1) {
      // Each call is a transaction, and some of them are pending when the page is left.
      await tab.evaluate(
        (key, url, options) => {
          const [, token = ''] = /"authToken":"(.*?)"/.exec(localStorage.getItem(key) ?? '') ?? []
          setInterval(() => {
            fetch(url, { ...options, headers: { authorization: token } }).catch(() => undefined)
          }, 5)
          setTimeout(() => {
            location.assign('/profile')
          }, 200)
        },
        SESSION_KEY,
        path,
        init,
      )
      await tab.waitForPath('/profile')
      await badge(tab, 'Cart', 1).waitFor()
      await tab.goto('/productlisting')
      await badge(tab, 'Cart', 1).waitFor()
    }
  })

// WebKit restores the page; Firefox reloads one that another tab has sent a message to.
test('Back shows what another tab has changed meanwhile', async ({ tab, openTab }) => {
  await buy(tab)
  await tab.goto(BLANK)
  const other = await openTab()
  await other.goto('/mycart')
  await button(other, 'Remove Peace Lily from cart').click()
  await badge(other, 'Cart', 0).waitFor()

  await tab.goBack()
  await badge(tab, 'Cart', 0).waitFor()
  // In a tab behind another, Firefox slows down the timer that dismisses a toast.
  await card(tab, 'Moth Orchid')
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await badge(other, 'Cart', 1).waitFor()
})
