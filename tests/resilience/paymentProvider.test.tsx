import { afterEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { demoUser } from '../support/demoUser'
import { pass, stopClock } from '../support/fakeClock'
import { losePaymentScript, nextWidget, paymentScript, widgets } from '../support/paymentProvider'
import { isFree, openSummary } from './summary'

afterEach(() => {
  jest.useRealTimers()
})

const unavailable = "We couldn't load the payment. Please try again."
test('a blocked, silent or empty payment script ends the payment; the next try reloads it', async () => {
  const { user, placeOrder } = await openSummary({ 'snake-plant': 1 })
  await user.click(placeOrder)
  await losePaymentScript()
  expect(await screen.findAllByText(unavailable, { selector: 'p' })).toHaveLength(1)
  await isFree(placeOrder)

  stopClock()
  fireEvent.click(placeOrder)
  await act(() => pass(14_900))
  expect(placeOrder).toHaveAttribute('aria-busy', 'true')
  await act(() => pass(200))
  jest.useRealTimers()
  await isFree(placeOrder)
  expect(paymentScript()).toBeUndefined()

  await user.click(placeOrder)
  await waitFor(() => {
    expect(paymentScript()).toBeDefined()
  })
  fireEvent.load(paymentScript() ?? document)
  await isFree(placeOrder)
  paymentScript()?.remove()

  await user.click(placeOrder)
  const { options } = await nextWidget()
  act(options.modal.ondismiss)
  await isFree(placeOrder)
  expect((await demoUser()).cart).toMatchObject([{ _id: 'snake-plant', qty: 1 }])
})

test('a provider that throws ends the payment', async () => {
  const { user, placeOrder } = await openSummary({ 'snake-plant': 1 })
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const broken = new Error('broken provider')
  window.Razorpay = class {
    open(): void {
      throw broken
    }
  }
  await user.click(placeOrder)
  expect(await screen.findAllByText(unavailable, { selector: 'p' })).toHaveLength(1)
  await isFree(placeOrder)
  // On a busy machine, Redux Toolkit warns as well that its checks took long.
  expect(warn.mock.calls.filter(([cause]) => cause === broken)).toHaveLength(1)
  delete window.Razorpay
})

test('a widget that leaves the page locked doesn’t lock the shop', async () => {
  const { placeOrder } = await openSummary({ 'snake-plant': 1 })
  fireEvent.click(placeOrder)
  const { options } = await nextWidget()
  expect(options.prefill).toMatchObject({ contact: expect.stringMatching(/^\+91\d{10}$/) })
  const { documentElement: page, body } = document
  page.style.overflow = 'hidden'
  Object.assign(body.style, { overflow: 'hidden', position: 'fixed', top: '-200px' })
  body.classList.add('widget-open')
  act(options.modal.ondismiss)
  await isFree(placeOrder)
  expect(page.style).toHaveLength(0)
  expect(body.style).toHaveLength(0)
  expect(body).not.toHaveClass('widget-open')
})

test("two clicks on 'Place Order' in one frame open one widget", async () => {
  const { placeOrder } = await openSummary({ 'snake-plant': 1 })
  act(() => {
    placeOrder.click()
    placeOrder.click()
  })
  const { options } = await nextWidget()
  expect(options).toMatchObject({ amount: 47_500, currency: 'INR' })
  act(options.modal.ondismiss)
  await isFree(placeOrder)
  expect(widgets).toHaveLength(1)
})
