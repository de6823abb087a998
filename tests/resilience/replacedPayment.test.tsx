import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { http } from 'msw'
import { api } from '@/api/api'
import { getAnnouncements } from '@/notifications/toast'
import { backend } from '../support/backend'
import { seedCart } from '../support/demoUser'
import { nextWidget, widgets } from '../support/paymentProvider'
import { expectCart, findPlaceOrder, openPayment } from './openPayment'
import { isFree, slow } from './summary'

test('a dismissed payment that succeeds late closes the second widget: one order', async () => {
  await openPayment()
  const first = await nextWidget()
  act(first.options.modal.ondismiss)
  await isFree(await findPlaceOrder())
  fireEvent.click(await findPlaceOrder())
  const second = await nextWidget()
  const deletions = jest.fn()
  backend.server.use(
    http.delete('*/api/user/cart/:id', ({ params }) => {
      deletions(params['id'])
    }),
  )
  act(first.options.handler)
  expect(second.isClosed).toBe(true)
  expect(await screen.findByText('Order placed successfully!!', {}, slow)).toBeVisible()
  expect(window.location.pathname).toBe('/checkout')
  await expectCart([])
  expect(deletions.mock.calls).toEqual([['snake-plant']])
  expect(screen.queryByText(/^Your cart has changed/)).not.toBeInTheDocument()
})

const hasChanged = () =>
  screen.findByText(
    "Your cart has changed, so we closed the payment. You haven't been charged.",
    {},
    slow,
  )

test('after the cart has changed, Place Order pressed twice opens one widget with the new amount', async () => {
  const { store } = await openPayment()
  const first = await nextWidget()
  await seedCart({ 'snake-plant': 2 })
  act(() => {
    store.dispatch(api.util.invalidateTags(['Cart']))
  })
  expect(await hasChanged()).toHaveRole('status')
  expect(first.isClosed).toBe(true)
  const placeOrder = await findPlaceOrder()
  act(() => {
    placeOrder.click()
    placeOrder.click()
  })
  const second = await nextWidget()
  expect(second.options.amount).toBe(90_000)
  fireEvent.click(placeOrder)
  expect(widgets).toHaveLength(2)
  act(second.options.modal.ondismiss)
  await isFree(placeOrder)
  expect(getAnnouncements().map(({ message }) => message)).not.toContain(
    'You already have a payment open in another tab.',
  )
})

test('a cart that is emptied while paying closes the payment and shows the empty cart', async () => {
  const { store } = await openPayment()
  const { isClosed } = await nextWidget()
  expect(isClosed).toBe(false)
  await seedCart({})
  act(() => {
    store.dispatch(api.util.invalidateTags(['Cart']))
  })
  expect(
    await screen.findByText("There is nothing in your cart. Let's add some items."),
  ).toBeVisible()
  expect(widgets.map((widget) => widget.isClosed)).toEqual([true])
  expect(window.location.pathname).toBe('/ordersummary')
})

test('a cart that changes to different plants with the same total closes the payment', async () => {
  const { store } = await openPayment()
  const first = await nextWidget()
  await backend.store.update('asha.rao@frond.example', (user) => ({
    ...user,
    // Of another catalogue, so that its stored price counts.
    cart: user.cart.map((line) => ({ ...line, _id: 'gift-fern', name: 'Gift Fern' })),
  }))
  act(() => {
    store.dispatch(api.util.invalidateTags(['Cart']))
  })
  expect(await hasChanged()).toBeVisible()
  expect(first.isClosed).toBe(true)
  fireEvent.click(await findPlaceOrder())
  const second = await nextWidget()
  act(second.options.handler)
  await screen.findByText('Order placed successfully!!', {}, slow)
  await expectCart([])
})
