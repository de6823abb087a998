import 'fake-indexeddb/auto'
import { expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { http, HttpResponse } from 'msw'
import { placeOrder } from '../../src/features/checkout/orderPayment'
import { getAnnouncements } from '../../src/notifications/toast'
import { backend } from '../support/backend'
import { isolateDemoTabs, openDemoTab } from '../support/demoTabs'
import { demoUser, seedCart } from '../support/demoUser'
import { deliverProvider, nextWidget, widgets } from '../support/paymentProvider'

isolateDemoTabs()

const cart = async () => (await demoUser()).cart.map(({ _id }) => _id)

test('F66 while the job log can’t be read, earlier payments aren’t charged again; they resume afterwards', async () => {
  await seedCart({ 'snake-plant': 1 })
  const first = await openDemoTab()
  const removal = jest.fn(() => HttpResponse.json({}, { status: 500 }))
  backend.server.use(http.delete('*/api/user/cart/:id', removal))
  const paid = first.store.dispatch(placeOrder())
  await deliverProvider()
  const [widget] = await waitFor(() => {
    expect(widgets).toHaveLength(1)
    return widgets
  })
  widget?.options.handler()
  expect(await paid).toBe('paid')
  await waitFor(() => {
    expect(removal).toHaveBeenCalled()
  })
  first.close()
  backend.server.resetHandlers()

  // The next page can't open the database for a while.
  const opening = jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Internal error.', 'UnknownError')
  })
  const next = await openDemoTab()
  expect(await next.store.dispatch(placeOrder())).toBe('dismissed')
  expect(widgets).toHaveLength(1)
  expect(getAnnouncements().map(({ message }) => message)).toContain('Cart error')
  expect(await cart()).toEqual(['snake-plant'])

  opening.mockRestore()
  window.dispatchEvent(new Event('online'))
  await waitFor(async () => {
    expect(await cart()).toEqual([])
  })
  await seedCart({ 'peace-lily': 1 })
  const order = next.store.dispatch(placeOrder())
  const { options } = await nextWidget()
  expect(options.amount).toBe(36_500)
  options.modal.ondismiss()
  expect(await order).toBe('dismissed')
})
