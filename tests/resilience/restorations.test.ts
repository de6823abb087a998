import 'fake-indexeddb/auto'
import { expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { removeFromCart } from '../../src/features/cart/cartThunks'
import { restoreLines } from '../../src/features/cart/restoreLines'
import { moveToWishlist } from '../../src/features/wishlist/moveToWishlistSaga'
import { cartQtyFails, wishlistAddFails } from '../../src/mocks/scenarios/scenarios'
import { resumeOperations } from '../../src/sync/pendingOperations'
import { backend } from '../support/backend'
import { isolateDemoTabs, openDemoTab } from '../support/demoTabs'
import { demoUser, seedCart } from '../support/demoUser'
import type { Tab } from '../support/headlessTab'

isolateDemoTabs()
const open = () => openDemoTab({ moveDelay: 0 })

const quantities = async () => (await demoUser()).cart.map(({ qty }) => qty)
const expectQuantities = (expected: number[]) =>
  waitFor(async () => {
    expect(await quantities()).toEqual(expected)
  })
const pending = async ({ store, user }: Tab) =>
  (await store.services.operationLog.listForUser(user)).operations
const expectNothingPending = (tab: Tab) =>
  waitFor(async () => {
    expect(await pending(tab)).toEqual([])
  })

/** Retries pending operations; resolves once they have finished. */
async function retry(tab: Tab): Promise<void> {
  window.dispatchEvent(new Event('online'))
  await expectNothingPending(tab)
}

/** Removes the line of the demo user's cart, and undoes that. */
async function undoRemoval(tab: Tab): Promise<void> {
  const line = tab.line('snake-plant')
  await tab.store.dispatch(removeFromCart('snake-plant'))
  await expectQuantities([])
  await tab.store.dispatch(restoreLines(line, [line]))
}

test('F67 a line removed while an undo waits to retry stays removed', async () => {
  await seedCart({ 'snake-plant': 3 })
  const tab = await open()
  // The addition arrives, and its reply is lost.
  backend.server.use(
    http.post('*/api/user/cart', async () => {
      await seedCart({ 'snake-plant': 1 })
      return HttpResponse.error()
    }),
    cartQtyFails(),
  )
  await undoRemoval(tab)
  await waitFor(() => {
    expect(tab.cart()).toEqual([{ _id: 'snake-plant', qty: 1 }])
  })
  expect(await pending(tab)).toMatchObject([{ status: 'started' }])
  backend.server.resetHandlers()
  await tab.store.dispatch(removeFromCart('snake-plant'))
  await retry(tab)
  expect(await quantities()).toEqual([])
  expect(tab.cart()).toEqual([])
})

test('F67 a removal pressed while an undo is in flight wins, even if the undo fails', async () => {
  await seedCart({ 'snake-plant': 3 })
  const tab = await open()
  let fail: () => void = () => undefined
  const pressed = new Promise<void>((resolve) => {
    fail = resolve
  })
  backend.server.use(
    http.post('*/api/user/cart', async () => {
      await pressed
      return HttpResponse.error()
    }),
  )
  await undoRemoval(tab)
  await waitFor(() => {
    expect(tab.cart()).toHaveLength(1)
  })
  const removal = tab.store.dispatch(removeFromCart('snake-plant'))
  fail()
  await removal
  backend.server.resetHandlers()
  await retry(tab)
  expect(await quantities()).toEqual([])
})

test('F67 a line removed while a move rolls back stays removed', async () => {
  await seedCart({ 'snake-plant': 3 })
  const tab = await open()
  backend.server.use(wishlistAddFails(), cartQtyFails())
  await tab.store.dispatch(moveToWishlist(tab.line('snake-plant')))
  await waitFor(() => {
    expect(tab.cart()).toEqual([{ _id: 'snake-plant', qty: 1 }])
  })
  await waitFor(async () => {
    expect(await pending(tab)).toMatchObject([{ kind: 'restoreLines', status: 'added' }])
  })
  backend.server.resetHandlers()
  await tab.store.dispatch(removeFromCart('snake-plant'))
  await retry(tab)
  expect(await quantities()).toEqual([])
})

test('F67 a removal in another tab wins over a pending undo in this one', async () => {
  await seedCart({ 'snake-plant': 3 })
  const [here, there] = [await open(), await open()]
  backend.server.use(
    http.post('*/api/user/cart', async () => {
      await seedCart({ 'snake-plant': 1 })
      return HttpResponse.error()
    }),
    cartQtyFails(),
  )
  await undoRemoval(here)
  await waitFor(() => {
    expect(there.cart()).toEqual([{ _id: 'snake-plant', qty: 1 }])
  })
  backend.server.resetHandlers()
  await there.store.dispatch(removeFromCart('snake-plant'))
  await retry(here)
  expect(await quantities()).toEqual([])
})

test('F67 a line removed on another device while an undo waits to retry stays removed', async () => {
  await seedCart({ 'snake-plant': 3 })
  const tab = await open()
  backend.server.use(cartQtyFails())
  await undoRemoval(tab)
  await waitFor(async () => {
    expect(await pending(tab)).toMatchObject([{ status: 'added' }])
  })
  await seedCart({})
  backend.server.resetHandlers()
  await retry(tab)
  expect(await quantities()).toEqual([])
})

test('F67 a removal in another tab wins over a retry that is reading the cart in this one', async () => {
  await seedCart({ 'snake-plant': 3 })
  const [here, there] = [await open(), await open()]
  const refuse = jest.fn(() => HttpResponse.json({}, { status: 500 }))
  backend.server.use(http.post('*/api/user/cart', refuse))
  await undoRemoval(here)
  await waitFor(() => {
    expect(refuse).toHaveBeenCalled()
    expect(here.cart()).toEqual([])
  })
  backend.server.resetHandlers()
  const reading = jest.fn()
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  backend.server.use(
    http.get('*/api/user/cart', async () => {
      reading()
      await answered
    }),
  )
  const retried = here.store.dispatch(resumeOperations())
  await waitFor(() => {
    expect(reading).toHaveBeenCalled()
  })
  const removal = there.store.dispatch(removeFromCart('snake-plant'))
  await expectNothingPending(there)
  answer()
  await Promise.all([retried, removal])
  await expectNothingPending(here)
  expect(await quantities()).toEqual([])
})

test('an undo after a removal restores the line, however soon it follows', async () => {
  await seedCart({ 'snake-plant': 2 })
  const tab = await open()
  const line = tab.line('snake-plant')
  const removal = tab.store.dispatch(removeFromCart('snake-plant'))
  await tab.store.dispatch(restoreLines(line, [line]))
  await removal
  await expectNothingPending(tab)
  expect(await quantities()).toEqual([2])
})

test('an undo restores both lines of a plant that was in the cart twice', async () => {
  await seedCart({ 'snake-plant': 4 })
  await backend.store.update('asha.rao@frond.example', (user) => ({
    ...user,
    cart: user.cart.flatMap((line) => [line, { ...line, qty: 2 }]),
  }))
  const tab = await open()
  const line = tab.line('snake-plant')
  const lines = [line, { ...line, qty: 2 }]
  await tab.store.dispatch(removeFromCart('snake-plant'))
  await expectQuantities([])
  await tab.store.dispatch(restoreLines(line, lines))
  await expectNothingPending(tab)
  expect(await quantities()).toEqual([4, 2])
})

test('a failed move restores both lines of a plant', async () => {
  await seedCart({ 'snake-plant': 1 })
  await backend.store.update('asha.rao@frond.example', (user) => ({
    ...user,
    cart: user.cart.flatMap((line) => [line, line]),
  }))
  const tab = await open()
  const addition = jest.fn(() => HttpResponse.json({}, { status: 500 }))
  backend.server.use(http.post('*/api/user/wishlist', addition))
  await tab.store.dispatch(moveToWishlist(tab.line('snake-plant')))
  await waitFor(() => {
    expect(addition).toHaveBeenCalled()
  })
  await expectNothingPending(tab)
  expect(await quantities()).toEqual([1, 1])
})
