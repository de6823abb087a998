import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { http } from 'msw'
import { api } from '../../src/api/api'
import { getAnnouncements } from '../../src/notifications/toast'
import { backend } from '../support/backend'
import { seedCart } from '../support/demoUser'
import { nextWidget, widgets } from '../support/paymentProvider'
import { atSummary, expectCart, findPlaceOrder, openPayment } from './openPayment'
import { slow } from './summary'

test('F61 a dismissed payment that succeeds late closes the second widget: one order', async () => {
  await openPayment()
  const first = await nextWidget()
  act(first.options.modal.ondismiss)
  await atSummary()
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
  expect(screen.queryByText('Your cart has changed')).not.toBeInTheDocument()
})

test("F62 'Pay ₹N' of a changed cart pressed twice opens one widget, without a false message", async () => {
  const { store } = await openPayment()
  const first = await nextWidget()
  await seedCart({ 'snake-plant': 2 })
  act(() => {
    store.dispatch(api.util.invalidateTags(['Cart']))
  })
  const payNow = await screen.findByRole('button', { name: 'Pay ₹900' }, slow)
  expect(first.isClosed).toBe(true)
  act(() => {
    payNow.click()
    payNow.click()
  })
  const second = await nextWidget()
  expect(second.options.amount).toBe(90_000)
  fireEvent.click(payNow)
  expect(widgets).toHaveLength(2)
  act(second.options.modal.ondismiss)
  await atSummary()
  expect(getAnnouncements().map(({ message }) => message)).not.toContain(
    'You already have a payment open in another tab.',
  )
})

test("F62 Back closes 'Your cart has changed' of an emptied cart and shows the empty cart", async () => {
  const { store } = await openPayment()
  await nextWidget()
  await seedCart({})
  act(() => {
    store.dispatch(api.util.invalidateTags(['Cart']))
  })
  expect(await screen.findByRole('dialog', { name: 'Your cart has changed' }, slow)).toBeVisible()
  window.history.back()
  expect(
    await screen.findByText("There is nothing in your cart. Let's add some items."),
  ).toBeVisible()
  expect(window.location.pathname).toBe('/ordersummary')
})

test('F73 a cart that changes to different plants with the same total closes the payment', async () => {
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
  expect(await screen.findByRole('dialog', { name: 'Your cart has changed' }, slow)).toBeVisible()
  expect(first.isClosed).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹475' }))
  const second = await nextWidget()
  act(second.options.handler)
  await screen.findByText('Order placed successfully!!', {}, slow)
  await expectCart([])
})
