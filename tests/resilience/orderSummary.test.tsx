import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { sessionExpires } from '../../src/mocks/scenarios/scenarios'
import { backend } from '../support/backend'
import { seedCart, seedNoAddress } from '../support/demoUser'
import { nextWidget, widgets } from '../support/paymentProvider'
import { isFree, openSummary } from './summary'

test('F27 an order summary with an empty cart never opens the widget', async () => {
  const { placeOrder } = await openSummary({})
  fireEvent.click(placeOrder)
  expect(placeOrder).toBeDisabled()
  expect(widgets).toEqual([])
})

test('F27 an order summary without an address takes the order', async () => {
  await seedNoAddress()
  const { placeOrder } = await openSummary({ 'snake-plant': 1 })
  expect(await screen.findByText(/No address is saved yet/)).toBeVisible()
  fireEvent.click(placeOrder)
  const { options } = await nextWidget()
  expect(options.prefill.name).toBe('Asha Rao')
  act(options.modal.ondismiss)
  await isFree(placeOrder)
})

test('F27 a cart that was emptied elsewhere, or a session that has ended, opens no widget for ₹0', async () => {
  const { placeOrder, store } = await openSummary({ 'snake-plant': 1 })
  // With the provider there already, nothing but the cart keeps the widget shut.
  fireEvent.click(placeOrder)
  const { options } = await nextWidget()
  act(options.modal.ondismiss)
  await isFree(placeOrder)
  await seedCart({})
  fireEvent.click(placeOrder)
  await waitFor(() => {
    expect(placeOrder).toBeDisabled()
  })
  backend.server.use(sessionExpires())
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  expect(
    await screen.findByText("There is nothing in your cart. Let's add some items."),
  ).toBeVisible()
  expect(store.getState().auth.isAuthorized).toBe(false)
  expect(widgets).toHaveLength(1)
})
