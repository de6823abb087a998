import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { sessionExpires } from '@/mocks/scenarios/scenarios'
import { backend } from '../support/backend'
import { seedCart, seedNoAddress } from '../support/demoUser'
import { nextWidget, widgets } from '../support/paymentProvider'
import { renderApp } from '../support/renderApp'
import { isFree, openSummary } from './summary'

const emptyCart = "There is nothing in your cart. Let's add some items."

test('an order summary with an empty cart shows the empty cart, without Place Order', async () => {
  await seedCart({})
  await renderApp({ url: '/ordersummary', as: 'demo' })
  expect(await screen.findByText(emptyCart)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Price details' })).not.toBeInTheDocument()
})

test('an order can be placed without an address', async () => {
  await seedNoAddress()
  const { placeOrder } = await openSummary({ 'snake-plant': 1 })
  expect(await screen.findByText('No saved addresses yet.')).toBeVisible()
  fireEvent.click(placeOrder)
  const { options } = await nextWidget()
  expect(options.prefill.name).toBe('Asha Rao')
  act(options.modal.ondismiss)
  await isFree(placeOrder)
})

test('a cart emptied elsewhere, or an ended session, never opens a payment of ₹0', async () => {
  const { placeOrder, store } = await openSummary({ 'snake-plant': 1 })
  // The provider is loaded already, so only the cart keeps the widget from opening.
  fireEvent.click(placeOrder)
  const { options } = await nextWidget()
  act(options.modal.ondismiss)
  await isFree(placeOrder)
  await seedCart({})
  fireEvent.click(placeOrder)
  expect(await screen.findByText(emptyCart)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument()
  backend.server.use(sessionExpires())
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await waitFor(() => {
    expect(store.getState().auth.isAuthorized).toBe(false)
  })
  expect(screen.getByText(emptyCart)).toBeVisible()
  expect(widgets).toHaveLength(1)
})
