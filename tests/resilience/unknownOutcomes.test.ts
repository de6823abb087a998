import 'fake-indexeddb/auto'
import { afterEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { addToCart, increaseQty, removeFromCart, restoreToCart } from '@/features/cart/cartThunks'
import { catalogApi } from '@/features/catalog/catalogApi'
import { placeOrder } from '@/features/checkout/orderPayment'
import { cartQtyFails, productsFail } from '@/mocks/scenarios/scenarios'
import { plants } from '@/mocks/seeds/plants'
import { backend } from '../support/backend'
import { isolateDemoTabs, openDemoTab } from '../support/demoTabs'
import { demoUser, seedCart } from '../support/demoUser'
import { pass, stopClock, until } from '../support/fakeClock'
import { createGate } from '../support/gate'
import type { Tab } from '../support/headlessTab'
import { installProvider, nextWidget } from '../support/paymentProvider'

isolateDemoTabs()
const [first, second] = plants
if (!first || !second) throw new Error('The catalogue is empty.')

afterEach(() => {
  jest.useRealTimers()
})

/**
 * Holds back the replies to queries of the cart: each contains the cart of when it was sent. Only the
 * first `maximum` queries get one.
 */
function holdCartQueries(maximum = Infinity) {
  const held = createGate()
  const query = jest.fn()
  backend.server.use(
    http.get('*/api/user/cart', async () => {
      const { cart } = await demoUser()
      query()
      if (query.mock.calls.length > maximum) return new Promise<never>(() => undefined)
      await held.opened
      return HttpResponse.json({ cart })
    }),
  )
  return {
    release: held.open,
    started: () =>
      waitFor(() => {
        expect(query).toHaveBeenCalled()
      }),
  }
}

const inBackend = async () => (await demoUser()).cart.map(({ _id }) => _id)
const statuses = (tab: Tab) => tab.store.getState().pending.Cart.map(({ status }) => status)

/**
 * Loses the reply of the next addition. It only reaches the backend if it's of the plant
 * `arriving`.
 */
function loseNextAddition(arriving?: string) {
  const lose = async () => {
    if (arriving !== undefined) await seedCart({ [arriving]: 1 })
    return HttpResponse.error()
  }
  backend.server.use(http.post('*/api/user/cart', lose, { once: true }))
}

test('while another query hangs, an addition without a reply is shown within 3 s', async () => {
  const tab = await openDemoTab()
  backend.server.use(productsFail('silence'))
  loseNextAddition(first._id)
  void tab.store.dispatch(catalogApi.endpoints.getProducts.initiate())
  let isAnswered = false
  stopClock()
  void tab.store.dispatch(addToCart(first)).then(() => {
    isAnswered = true
  })
  await until(() => isAnswered)
  await pass(3000)
  await until(() => tab.cart()?.length === 1)
  expect(await inBackend()).toEqual([first._id])
})

test('another plant is added at once while one addition is uncertain and the cart slow', async () => {
  const tab = await openDemoTab()
  const queries = holdCartQueries()
  loseNextAddition()
  await tab.store.dispatch(addToCart(first))
  await queries.started()
  void tab.store.dispatch(addToCart(second))
  await waitFor(async () => {
    expect(await inBackend()).toEqual([second._id])
  })
  queries.release()
})

test('a plant that is added again waits for its own uncertainty only', async () => {
  const tab = await openDemoTab()
  const queries = holdCartQueries()
  loseNextAddition()
  await tab.store.dispatch(addToCart(first))
  await queries.started()
  // Not in the query that is running.
  loseNextAddition()
  await tab.store.dispatch(addToCart(second))
  expect(statuses(tab)).toEqual(['failed', 'failed'])
  backend.server.resetHandlers()
  const later = holdCartQueries()
  void tab.store.dispatch(addToCart(first))
  queries.release()
  await waitFor(async () => {
    expect(await inBackend()).toEqual([first._id])
  })
  later.release()
})

test('an undo after a quantity step without a reply is made, with few queries', async () => {
  await seedCart({ 'snake-plant': 3 })
  const tab = await openDemoTab()
  const line = tab.line('snake-plant')
  const queries = holdCartQueries(5)
  backend.server.use(cartQtyFails('network', { times: 1 }))
  await tab.store.dispatch(increaseQty('snake-plant'))
  await tab.store.dispatch(removeFromCart('snake-plant'))
  const undo = tab.store.dispatch(restoreToCart([line]))
  queries.release()
  expect(await undo).toBe('done')
  expect((await demoUser()).cart).toMatchObject([{ _id: 'snake-plant', qty: 3 }])
})

test('a quantity raised while an earlier query runs is paid for', async () => {
  // A log in memory, which is read at once.
  Reflect.deleteProperty(globalThis, 'indexedDB')
  await seedCart({ 'snake-plant': 1 })
  const tab = await openDemoTab()
  installProvider()
  const queries = holdCartQueries()
  window.dispatchEvent(new Event('focus'))
  await queries.started()
  await tab.store.dispatch(increaseQty('snake-plant'))
  const order = tab.store.dispatch(placeOrder())
  // Gives the payment time to mistake that query for its own.
  await fetch('/api/categories')
  queries.release()
  const { options } = await nextWidget()
  expect(options.amount).toBe(100 * (2 * 425 + 50))
  options.modal.ondismiss()
  expect(await order).toBe('dismissed')
})
