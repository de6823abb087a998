import { expect, test } from '@jest/globals'
import { makeStore } from '../../src/app/store'
import { loggedOut, sessionRestored } from '../../src/features/auth/authSlice'
import { placeOrder } from '../../src/features/checkout/orderPayment'
import { seedCart } from '../support/demoUser'
import { installProvider, nextWidget, widgets } from '../support/paymentProvider'
import { demoSession } from '../support/sessions'

/** A store of the demo user with a plant in the cart, and no page that could be left. */
async function openStore() {
  await seedCart({ 'snake-plant': 1 })
  const store = makeStore()
  store.dispatch(sessionRestored(await demoSession()))
  installProvider()
  return store
}

test('a payment ends with its session, even if its page stays', async () => {
  const store = await openStore()
  const outcome = store.dispatch(placeOrder())
  const widget = await nextWidget()
  store.dispatch(loggedOut())
  expect(await outcome).toBe('left')
  expect(widget.isClosed).toBe(true)
})

test('leaving the page while the payment waits for its lock opens no widget', async () => {
  const store = await openStore()
  const page = new AbortController()
  const outcome = store.dispatch(placeOrder({ signal: page.signal }))
  page.abort()
  expect(await outcome).toBe('left')
  expect(widgets).toEqual([])
})
