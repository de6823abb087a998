import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { addToCart } from '@/features/cart/cartThunks'
import { placeOrder as placeAnOrder } from '@/features/checkout/orderPayment'
import { plants } from '@/mocks/seeds/plants'
import { backend } from '../support/backend'
import { demoUser, seedCart } from '../support/demoUser'
import { nextWidget } from '../support/paymentProvider'
import { isFree, openSummary, slow } from './summary'

const ids = async () => (await demoUser()).cart.map(({ _id, qty }) => `${_id} ${String(qty)}`)

test('a dismissed payment keeps the cart; one paid after a failure empties it once', async () => {
  const { placeOrder } = await openSummary({ 'snake-plant': 1 })
  const open = async () => {
    fireEvent.click(placeOrder)
    return nextWidget()
  }
  act((await open()).options.modal.ondismiss)
  await isFree(placeOrder)
  expect(await ids()).toEqual(['snake-plant 1'])

  const failed = await open()
  act(failed.fail)
  act(failed.options.modal.ondismiss)
  await isFree(placeOrder)
  expect(await ids()).toEqual(['snake-plant 1'])

  const paid = await open()
  act(paid.fail)
  act(paid.options.handler)
  expect(await screen.findByText('Order placed successfully!!', {}, slow)).toBeVisible()
  await waitFor(async () => {
    expect(await ids()).toEqual([])
  })
})

test('a success handler that is called twice empties the cart once and redirects once', async () => {
  const { placeOrder } = await openSummary({ 'snake-plant': 1 })
  const deletions = jest.fn()
  backend.server.use(
    http.delete('*/api/user/cart/:id', ({ params }) => {
      deletions(params['id'])
    }),
  )
  const pushed = jest.spyOn(window.history, 'pushState')
  const replaced = jest.spyOn(window.history, 'replaceState')
  fireEvent.click(placeOrder)
  const { options } = await nextWidget()
  act(() => {
    options.handler()
    options.handler()
  })
  expect(await screen.findByText('Order placed successfully!!', {}, slow)).toBeVisible()
  await waitFor(async () => {
    expect(await ids()).toEqual([])
  })
  expect(deletions.mock.calls).toEqual([['snake-plant']])
  const addresses = [...pushed.mock.calls, ...replaced.mock.calls].map(([, , url]) => url)
  expect(addresses.filter((url) => url === '/checkout')).toHaveLength(1)
})

test('a deletion that fails after payment is retried, and the plants are never charged again', async () => {
  const { placeOrder, store } = await openSummary({
    'snake-plant': 1,
    'peace-lily': 1,
    'areca-palm': 1,
  })
  const posted = jest.fn()
  backend.server.use(
    http.post('*/api/user/cart', () => {
      posted()
    }),
    http.delete('*/api/user/cart/peace-lily', () => HttpResponse.json({}, { status: 500 })),
  )
  const before = await ids()
  expect(before).toContain('peace-lily 1')
  fireEvent.click(placeOrder)
  const { options } = await nextWidget()
  act(options.handler)
  expect(await screen.findByText('Order placed successfully!!', {}, slow)).toBeVisible()
  await waitFor(async () => {
    expect(await ids()).toEqual(['peace-lily 1'])
  })
  expect(posted).not.toHaveBeenCalled()
  backend.server.resetHandlers()

  const [next] = plants
  if (!next) throw new Error('The catalogue is empty.')
  await act(() => store.dispatch(addToCart(next)))
  const order = store.dispatch(placeAnOrder(undefined))
  const second = await nextWidget()
  expect(second.options.amount).toBe(100 * (next.discountedPrice + 50))
  expect(await ids()).toEqual([`${next._id} 1`])
  act(second.options.modal.ondismiss)
  expect(await order).toBe('dismissed')
})

test('a plant that another tab adds during payment stays; only the paid plants are removed', async () => {
  const { placeOrder } = await openSummary({ 'snake-plant': 2, 'peace-lily': 1 })
  fireEvent.click(placeOrder)
  const { options } = await nextWidget()
  await seedCart({ 'snake-plant': 5, 'peace-lily': 1, 'monstera-deliciosa': 1 })
  act(options.handler)
  await screen.findByText('Order placed successfully!!', {}, slow)
  await waitFor(async () => {
    expect(await ids()).toEqual(['snake-plant 3', 'monstera-deliciosa 1'])
  })
})

test('a quantity raised during payment is lowered once, even if another line takes two tries', async () => {
  const { placeOrder } = await openSummary({ 'snake-plant': 2, 'peace-lily': 1 })
  fireEvent.click(placeOrder)
  const { options } = await nextWidget()
  await seedCart({ 'snake-plant': 5, 'peace-lily': 1 })
  const fail = () => HttpResponse.json({}, { status: 500 })
  backend.server.use(http.delete('*/api/user/cart/peace-lily', fail, { once: true }))
  act(options.handler)
  await waitFor(async () => {
    expect(await ids()).toEqual(['snake-plant 3', 'peace-lily 1'])
  })
  await screen.findByText('Cart error', { selector: 'p' })
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  await waitFor(async () => {
    expect(await ids()).not.toContain('peace-lily 1')
  })
  expect(await ids()).toEqual(['snake-plant 3'])
})

test('a quantity raised during payment is lowered once, even if a decrement is first refused', async () => {
  const { placeOrder } = await openSummary({ 'snake-plant': 2 })
  fireEvent.click(placeOrder)
  const { options } = await nextWidget()
  await seedCart({ 'snake-plant': 5 })
  const fail = () => HttpResponse.json({}, { status: 500 })
  backend.server.use(http.post('*/api/user/cart/snake-plant', fail, { once: true }))
  act(options.handler)
  await waitFor(async () => {
    expect(await ids()).toEqual(['snake-plant 4'])
  })
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  await waitFor(async () => {
    expect(await ids()).toEqual(['snake-plant 3'])
  })
})

test('a payment confirmed after its widget was dismissed empties the cart and thanks the shopper', async () => {
  const { placeOrder } = await openSummary({ 'snake-plant': 1 })
  fireEvent.click(placeOrder)
  const { options } = await nextWidget()
  act(options.modal.ondismiss)
  await isFree(placeOrder)
  act(options.handler)
  expect(await screen.findByText('Order placed successfully!!', {}, slow)).toBeVisible()
  await waitFor(async () => {
    expect(await ids()).toEqual([])
  })
})

test('a paid order that can’t be saved leads to the receipt and empties the cart', async () => {
  const { placeOrder } = await openSummary({ 'snake-plant': 1 })
  fireEvent.click(placeOrder)
  const { options } = await nextWidget()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no room')
  })
  act(options.handler)
  expect(await screen.findByText('Order placed successfully!!', {}, slow)).toBeVisible()
  await waitFor(async () => {
    expect(await ids()).toEqual([])
  })
})
