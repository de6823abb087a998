import 'fake-indexeddb/auto'
import { afterEach, expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { createStore, entries, set } from 'idb-keyval'
import { createInMemoryLock } from '../../src/sync/locks'
import { isolateDemoTabs, openDemoTab } from '../support/demoTabs'
import { demoUser, seedCart } from '../support/demoUser'

isolateDemoTabs()

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

/** Saves jobs as an earlier version did: a move of one plant, and an order of another. */
async function saveAsBefore() {
  await seedCart({ 'snake-plant': 2, 'peace-lily': 1, 'areca-palm': 1 })
  const { email: user, cart } = await demoUser()
  const [item, { _id, createdAt, qty } = { _id: '', createdAt: '', qty: 0 }] = cart
  const database = createStore('frond-operations', 'operations')
  const move = { id: 'move', user, kind: 'moveToWishlist', item, lines: [item], status: 'started' }
  const order = { id: 'order', user, kind: 'paidOrder', lines: [{ _id, createdAt, qty }] }
  await set('move', move, database)
  await set('order', order, database)
  return database
}

async function lists() {
  const { cart, wishlist } = await demoUser()
  return [cart, wishlist].map((list) => list.map(({ _id }) => _id))
}

test('F15 a move and a paid order that an earlier version saved are finished', async () => {
  const database = await saveAsBefore()
  await openDemoTab()
  await waitFor(async () => {
    expect(await lists()).toEqual([['areca-palm'], ['snake-plant']])
    expect(await entries(database)).toEqual([])
  })
})

test("F15 a job that an earlier version's tab is working on is left to it", async () => {
  const database = await saveAsBefore()
  const locks = createInMemoryLock()
  Object.defineProperty(navigator, 'locks', {
    value: {
      request: (name: string, _options: object, work: (lock: object) => Promise<unknown>) =>
        locks.request(name, 'exclusive', () => work({})),
    },
    configurable: true,
  })
  let close: () => void = () => undefined
  const oldTab = new Promise<void>((resolve) => {
    close = resolve
  })
  void locks.request('frond.operation.move', 'exclusive', () => oldTab)
  await openDemoTab()
  await waitFor(async () => {
    expect((await entries(database)).map(([id]) => id)).toEqual(['move'])
  })
  expect(await lists()).toEqual([['snake-plant', 'areca-palm'], []])
  close()
  await waitFor(async () => {
    expect(await lists()).toEqual([['areca-palm'], ['snake-plant']])
  })
})

test('F15 undos that an earlier version saved, with addresses, are deleted and add nothing', async () => {
  const { email: user, address } = await demoUser()
  const item = { _id: 'snake-plant', qty: 1 }
  const database = createStore('frond-operations', 'operations')
  const undos = [
    { kind: 'restoreLines', user, item, lines: [item], status: 'started' },
    { kind: 'restoreWishlistItem', user, entry: item },
    { kind: 'restoreAddress', user: 'somebody@else.example', entry: address[0] },
  ]
  for (const undo of undos) await set(undo.kind, { id: undo.kind, ...undo }, database)
  await openDemoTab()
  await waitFor(async () => {
    expect(await entries(database)).toEqual([])
  })
  expect(await lists()).toEqual([[], []])
})
