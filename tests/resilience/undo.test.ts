import 'fake-indexeddb/auto'
import { expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { moveToWishlist } from '@/app/move/moveThunks'
import { removeFromCart, restoreToCart } from '@/features/cart/cartThunks'
import { wishlistAddFails } from '@/mocks/scenarios/scenarios'
import { backend } from '../support/backend'
import { collectToasts } from '../support/collectToasts'
import { isolateDemoTabs, openDemoTab } from '../support/demoTabs'
import { demoUser, seedCart } from '../support/demoUser'
import { createGate } from '../support/gate'

isolateDemoTabs()
const open = () => openDemoTab({ moveDelay: 0 })

const quantities = async () => (await demoUser()).cart.map(({ qty }) => qty)
const expectQuantities = (expected: number[]) =>
  waitFor(async () => {
    expect(await quantities()).toEqual(expected)
  })

test('a removal pressed while an undo is in flight wins, even if the undo fails', async () => {
  await seedCart({ 'snake-plant': 3 })
  const tab = await open()
  const { dispatch } = tab.store
  const line = tab.line('snake-plant')
  const pressed = createGate()
  // It arrives, and its reply is lost.
  backend.server.use(
    http.post('*/api/user/cart', async () => {
      await pressed.opened
      await seedCart({ 'snake-plant': 1 })
      return HttpResponse.error()
    }),
  )
  await dispatch(removeFromCart('snake-plant'))
  const undo = dispatch(restoreToCart([line]))
  await waitFor(() => {
    expect(tab.cart()).toEqual([{ _id: 'snake-plant', qty: 3 }])
  })
  const removal = dispatch(removeFromCart('snake-plant'))
  expect(tab.cart()).toEqual([])
  pressed.open()
  await Promise.all([undo, removal])
  await expectQuantities([])
  expect(tab.cart()).toEqual([])
})

test('an undo after a removal restores the line, however soon it follows', async () => {
  await seedCart({ 'snake-plant': 2 })
  const tab = await open()
  const line = tab.line('snake-plant')
  void tab.store.dispatch(removeFromCart('snake-plant'))
  expect(await tab.store.dispatch(restoreToCart([line]))).toBe('done')
  expect(await quantities()).toEqual([2])
})

test('an undo that fails says so once, and nothing is added unasked later', async () => {
  await seedCart({ 'snake-plant': 2 })
  const tab = await open()
  const line = tab.line('snake-plant')
  await tab.store.dispatch(removeFromCart('snake-plant'))
  const toasts = collectToasts()
  const refuse = jest.fn(() => HttpResponse.json({}, { status: 500 }))
  backend.server.use(http.post('*/api/user/cart', refuse))
  expect(await tab.store.dispatch(restoreToCart([line]))).toBe('failed')
  expect(tab.cart()).toEqual([])
  backend.server.resetHandlers()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => {
    expect(tab.store.getState().pending.Cart).toEqual([])
  })
  expect(refuse).toHaveBeenCalledTimes(1)
  expect(await quantities()).toEqual([])
  expect(toasts()).toEqual(['Cart error'])
})

test('a failed move restores both lines of a plant as one', async () => {
  await seedCart({ 'snake-plant': 1 })
  await backend.store.update('asha.rao@frond.example', (user) => ({
    ...user,
    cart: user.cart.flatMap((line) => [line, line]),
  }))
  const tab = await open()
  backend.server.use(wishlistAddFails())
  tab.store.dispatch(moveToWishlist(tab.line('snake-plant')))
  await waitFor(async () => {
    expect(await quantities()).toEqual([2])
  })
})
