import { SESSION_KEY } from '@/features/auth/session'
import { storedQuantities } from '../support/storedQuantities'
import { addToCart, badge, expect, signInAsDemo, test } from './fixtures'

const VISITS = 5

test('a change whose page is left while it waits for the reply is made once or not at all', async ({
  tab,
}) => {
  await signInAsDemo(tab)
  await tab.goto('/productlisting')
  await addToCart(tab, 'Peace Lily')
  for (let visit = 0; visit < VISITS; visit += 1) {
    await tab.waitUntil(() => navigator.serviceWorker.controller !== null, true)
    await tab.evaluate((key) => {
      const [, token = ''] = /"authToken":"(.*?)"/.exec(localStorage.getItem(key) ?? '') ?? []
      const body = JSON.stringify({ action: { type: 'increment' } })
      const headers = { authorization: token }
      fetch('/api/user/cart/peace-lily', { method: 'POST', headers, body }).then(
        () => (document.title = 'replied'),
        () => (document.title = 'rejected'),
      )
      setTimeout(() => {
        location.assign('/profile')
      }, 60)
    }, SESSION_KEY)
    await tab.waitForPath('/profile')
    await badge(tab, 'Cart', 1).waitFor()
    await tab.goto('/productlisting')
    await badge(tab, 'Cart', 1).waitFor()
  }
  const [quantity] = await tab.evaluate(storedQuantities)
  expect(Number(quantity)).toBeGreaterThan(1)
  expect(Number(quantity)).toBeLessThanOrEqual(1 + VISITS)
})
