import { afterEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { http } from 'msw'
import { increaseQty } from '@/features/cart/cartThunks'
import { catalogApi } from '@/features/catalog/catalogApi'
import { placeOrder } from '@/features/checkout/orderPayment'
import {
  paymentIsDeclined,
  paymentIsDismissed,
  paymentScriptFails,
  paymentSucceeds,
} from '@/mocks/payment/paymentScenarios'
import { backend } from '../support/backend'
import { demoUser, seedCart } from '../support/demoUser'
import { createGate } from '../support/gate'
import { openTab, type Tab } from '../support/headlessTab'
import {
  awaitPaymentScript,
  deliverPaymentScript,
  installProvider,
  nextWidget,
  widgets,
} from '../support/paymentProvider'
import { recordCalls } from '../support/recordCalls'
import { demoSession } from '../support/sessions'

let tab: Tab | undefined

afterEach(() => {
  tab?.close()
})

async function shopWith(cart: Record<string, number>) {
  await seedCart(cart)
  const open = openTab(await demoSession())
  tab = open
  await waitFor(() => {
    expect(open.cart()).toHaveLength(Object.keys(cart).length)
  })
  return open
}

test('the widget opens in green with the total in paise, and payment empties the cart', async () => {
  const { store, cart } = await shopWith({ 'monstera-deliciosa': 2, 'golden-pothos': 1 })
  const sent = recordCalls()
  const outcome = store.dispatch(placeOrder(undefined))
  const { src } = await awaitPaymentScript()
  expect(src).toBe('https://checkout.razorpay.com/v1/checkout.js')
  const { options } = await nextWidget()
  // 2 × 600 + 249 + 2 × 50
  expect(options).toMatchObject({
    amount: 154_900,
    currency: 'INR',
    name: 'Frond',
    theme: { color: '#008000' },
    prefill: { name: 'Asha Rao', email: 'asha.rao@frond.example' },
  })
  // No order is created at the server.
  const changes = async () => (await sent()).filter(({ call }) => !call.startsWith('GET'))
  expect(await changes()).toEqual([])

  options.handler()
  expect(await outcome).toBe('paid')
  await waitFor(async () => {
    expect((await demoUser()).cart).toEqual([])
  })
  // What the shop removes by itself is seen with the next list.
  await waitFor(() => {
    expect(cart()).toEqual([])
  })
  expect((await changes()).map(({ call }) => call).toSorted()).toEqual([
    'DELETE /api/user/cart/golden-pothos',
    'DELETE /api/user/cart/monstera-deliciosa',
  ])
})

test.each([
  { scenario: paymentIsDismissed, expected: 'dismissed', left: ['snake-plant'] },
  { scenario: paymentIsDeclined, expected: 'dismissed', left: ['snake-plant'] },
  { scenario: paymentScriptFails, expected: 'unavailable', left: ['snake-plant'] },
  { scenario: paymentSucceeds, expected: 'paid', left: [] },
])('after $scenario.name, $left is left in the cart', async ({ scenario, expected, left }) => {
  jest.spyOn(console, 'warn').mockReturnValue()
  const { store } = await shopWith({ 'snake-plant': 1 })
  backend.server.use(scenario())
  const outcome = store.dispatch(placeOrder(undefined))
  await deliverPaymentScript()
  expect(await outcome).toBe(expected)
  await waitFor(async () => {
    expect((await demoUser()).cart.map(({ _id }) => _id)).toEqual(left)
  })
})

test('a quantity raised right before Place Order is paid for', async () => {
  const { store } = await shopWith({ 'snake-plant': 1 })
  const arrival = createGate()
  backend.server.use(http.post('*/api/user/cart/:id', () => arrival.opened))
  void store.dispatch(increaseQty('snake-plant'))
  const outcome = store.dispatch(placeOrder(undefined))
  await awaitPaymentScript()
  // Gives the payment time to read the cart too early.
  await fetch('/api/categories')
  arrival.open()
  const { options } = await nextWidget()
  expect(options.amount).toBe(100 * (2 * 425 + 50))
  options.modal.ondismiss()
  expect(await outcome).toBe('dismissed')
})

test('a list that is read again as the payment has read the cart is no error', async () => {
  const { store } = await shopWith({ 'snake-plant': 1 })
  installProvider()
  const cartRead = createGate()
  const catalogueRead = createGate()
  backend.server.use(
    // While the catalogue is read, RTK Query keeps the invalidation of the raised quantity waiting.
    http.get('*/api/products', () => cartRead.opened),
    http.get(
      '*/api/user/cart',
      () => {
        cartRead.open()
        return catalogueRead.opened
      },
      { once: true },
    ),
  )
  void store.dispatch(increaseQty('snake-plant'))
  const outcome = store.dispatch(placeOrder(undefined))
  await waitFor(() => {
    expect(catalogApi.endpoints.getProducts.select()(store.getState()).isSuccess).toBe(true)
  })
  catalogueRead.open()
  const { options } = await nextWidget()
  expect(options.amount).toBe(100 * (2 * 425 + 50))
  options.modal.ondismiss()
  expect(await outcome).toBe('dismissed')
})

test('a press while the payment loads keeps its widget from opening', async () => {
  const { store } = await shopWith({ 'snake-plant': 1 })
  installProvider()
  const arrival = createGate()
  const cartRead = jest.fn(() => undefined)
  const waiting = () => arrival.opened
  backend.server.use(http.get('*/api/user/cart', cartRead), http.get('*/api/products', waiting))
  const outcome = store.dispatch(placeOrder(undefined))
  await waitFor(() => {
    expect(cartRead).toHaveBeenCalled()
  })
  await fetch('/api/categories')
  const raised = jest.fn(() => new Promise<never>(() => undefined))
  backend.server.use(http.post('*/api/user/cart/:id', raised))
  void store.dispatch(increaseQty('snake-plant'))
  arrival.open()
  expect(await outcome).toBe('changed')
  expect(widgets).toEqual([])
  await waitFor(() => {
    expect(raised).toHaveBeenCalled()
  })
})
