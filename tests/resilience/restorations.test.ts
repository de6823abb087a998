import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { http, HttpResponse } from 'msw'
import { removeFromCart } from '../../src/features/cart/cartThunks'
import { restoreLines } from '../../src/features/cart/restoreLines'
import { moveToWishlist } from '../../src/features/wishlist/moveToWishlistSaga'
import { cartQtyFails, wishlistAddFails } from '../../src/mocks/scenarios/scenarios'
import { backend } from '../support/backend'
import { demoUser, seedCart } from '../support/demoUser'
import { openTab, type Tab } from '../support/headlessTab'
import { demoSession } from '../support/sessions'

let tabs: Tab[] = []

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue()
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

afterEach(() => {
  for (const tab of tabs) tab.close()
  tabs = []
})

async function open(): Promise<Tab> {
  const tab = openTab(await demoSession(), { moveDelay: 0 })
  tabs.push(tab)
  await waitFor(() => {
    expect(tab.cart()).toBeDefined()
    expect(tab.wishlist()).toBeDefined()
  })
  return tab
}

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

/** What waits for its retry is tried again; resolves once that has come to its end. */
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

test('F67 a line that was removed while an undo waits for its retry stays removed', async () => {
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

test('F67 a removal that is pressed while an undo is in flight wins, though the undo fails', async () => {
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

test('F67 a line that was removed while a move is rolled back stays removed', async () => {
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

test('F67 a removal in another tab wins over an undo that waits here', async () => {
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

test('an undo restores both lines of a plant that stood in the cart twice', async () => {
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

test('a move that fails puts both lines of a plant back', async () => {
  await seedCart({ 'snake-plant': 1 })
  await backend.store.update('asha.rao@frond.example', (user) => ({
    ...user,
    cart: user.cart.flatMap((line) => [line, line]),
  }))
  const tab = await open()
  backend.server.use(wishlistAddFails())
  await tab.store.dispatch(moveToWishlist(tab.line('snake-plant')))
  await expectQuantities([])
  await expectNothingPending(tab)
  expect(await quantities()).toEqual([1, 1])
})
