import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { getResponse } from 'msw'
import * as v from 'valibot'
import { createHandlers } from '../handlers/createHandlers'

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'

interface Widget {
  open: () => void
  close: () => void
  on: (event: string, listener: (failure: unknown) => void) => void
}
const Provider = v.custom<new (options: object) => Widget>((value) => typeof value === 'function')

/** Runs the script as a page does: by its text, far from the module that it comes from. */
async function loadProvider() {
  const script = document.createElement('script')
  script.textContent = await (await fetch(SCRIPT)).text()
  document.head.append(script)
  script.remove()
  return v.parse(Provider, Reflect.get(window, 'Razorpay'))
}

const handler = jest.fn()
const ondismiss = jest.fn()
const failed = jest.fn()

async function openWidget(options: object = {}) {
  const Razorpay = await loadProvider()
  const widget = new Razorpay({
    key: 'rzp_test_frond',
    amount: 123_400,
    currency: 'INR',
    name: 'Frond',
    description: 'Three plants',
    prefill: { name: 'Asha Rao', email: 'asha.rao@frond.example', contact: '9845012345' },
    theme: { color: '#2e7d32' },
    handler,
    modal: { ondismiss },
    ...options,
  })
  widget.on('payment.failed', failed)
  widget.open()
  return widget
}

const dialog = () => screen.getByRole('dialog', { name: 'Test payment' })
const button = (name: string) => within(dialog()).getByRole('button', { name })

beforeEach(() => {
  for (const callback of [handler, ondismiss, failed]) callback.mockClear()
})

afterEach(() => {
  document.body.replaceChildren()
})

test('the script is served as JavaScript in UTF-8', async () => {
  const { status, headers } = await fetch(SCRIPT)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test('with a live key the script comes from the provider itself', async () => {
  const handlers = createHandlers({ payment: 'live', latency: 0 })
  expect(await getResponse(handlers, new Request(SCRIPT))).toBeUndefined()
})

test('the widget says what is paid, to whom and by whom, in rupees', async () => {
  await openWidget()
  expect(dialog()).toHaveTextContent('Frond')
  expect(dialog()).toHaveTextContent('Three plants')
  expect(within(dialog()).getByText('₹1,234')).toBeVisible()
  expect(dialog()).toHaveTextContent('Asha Rao, asha.rao@frond.example, 9845012345')
  expect(button('Pay ₹1,234')).toHaveFocus()
  for (const name of ['Fail payment', 'Cancel']) expect(button(name)).toBeEnabled()
})

test('lakhs are grouped the Indian way, and an invalid amount counts as 0', async () => {
  const lakhs = await openWidget({ amount: 123_456_700 })
  expect(button('Pay ₹12,34,567')).toBeVisible()
  lakhs.close()
  await openWidget({ amount: Number.NaN })
  expect(button('Pay ₹0')).toBeVisible()
})

test('Pay closes the widget and notifies the shop once, with a payment id', async () => {
  await openWidget()
  const pay = button('Pay ₹1,234')
  await userEvent.click(pay)
  pay.click()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(handler.mock.calls).toEqual([
    [{ razorpay_payment_id: expect.stringMatching(/^pay_\w+$/) }],
  ])
  expect(ondismiss).not.toHaveBeenCalled()
})

test('Fail payment tells the shop why and stays open for another attempt', async () => {
  await openWidget()
  await userEvent.click(button('Fail payment'))
  expect(failed.mock.calls).toEqual([
    [
      {
        error: {
          code: 'BAD_REQUEST_ERROR',
          description: expect.any(String),
          reason: 'payment_failed',
        },
      },
    ],
  ])
  expect(within(dialog()).getByRole('alert')).toHaveTextContent(
    "Your payment didn't go through. You haven't been charged. Try again, or cancel and keep your cart.",
  )
  await userEvent.click(button('Pay ₹1,234'))
  expect(handler).toHaveBeenCalledTimes(1)
})

describe('dismissal', () => {
  test.each([
    ['Cancel', () => userEvent.click(button('Cancel'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s closes the widget and notifies the shop once', async (_, dismiss) => {
    await openWidget()
    const cancel = button('Cancel')
    await dismiss()
    cancel.click()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(ondismiss).toHaveBeenCalledTimes(1)
    expect(handler).not.toHaveBeenCalled()
  })

  test('close, called by the shop, fires no callback, and the widget can be opened again', async () => {
    const widget = await openWidget()
    widget.close()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    widget.open()
    widget.open()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(ondismiss).not.toHaveBeenCalled()
  })

  test.each(['Pay ₹1,234', 'Cancel'])('after %s, focus is where it was', async (name) => {
    const placeOrder = document.createElement('button')
    document.body.append(placeOrder)
    placeOrder.focus()
    await openWidget()
    await userEvent.click(button(name))
    expect(placeOrder).toHaveFocus()
  })
})

test('markup in any field is inert text', async () => {
  const markup = '<img src=x onerror="alert(1)"><script>alert(1)</script>'
  const prefill = { name: markup, email: markup, contact: markup }
  await openWidget({ name: markup, description: markup, prefill })
  expect(dialog().querySelector('img, script')).toBeNull()
  expect(dialog()).toHaveTextContent(markup)
})

test('missing options leave no empty line', async () => {
  await openWidget({ name: undefined, description: undefined, prefill: undefined })
  expect(dialog().querySelectorAll('p:empty:not([role])')).toHaveLength(0)
  expect(dialog()).not.toHaveTextContent('undefined')
})
