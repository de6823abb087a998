import 'fake-indexeddb/auto'
import { describe, expect, jest, test } from '@jest/globals'
import { IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import { createStore, set } from 'idb-keyval'
import { notices } from '@/contract/messages'
import { adding, demo, item, meera } from '../../../tests/support/sampleUsers'
import { notified, openStore } from '../../../tests/support/storedUsers'

/** The database itself, without the store. */
const onDisk = () => createStore('frond-backend:/', 'users')

test('two tabs never lose each other’s changes (C1)', async () => {
  const tabs = [openStore(), openStore()] as const
  const ids = Array.from({ length: 20 }, (_, index) => `plant-${index}`)
  await Promise.all(ids.map((id, index) => tabs[index % 2 ? 0 : 1].update(demo.email, adding(id))))
  const seen = await Promise.all(tabs.map((tab) => tab.get(demo.email)))
  for (const user of seen) expect(user?.cart.map(({ _id }) => _id).sort()).toEqual([...ids].sort())
})

test('of two tabs that sign up with one email, one is refused', async () => {
  const free = await Promise.all([openStore().create(meera), openStore().create(meera)])
  expect(free.sort()).toEqual([false, true])
})

test('a reload finds everything as it was (C1)', async () => {
  const before = openStore()
  await before.create(meera)
  await before.update(demo.email, adding('snake-plant'))
  const after = openStore()
  expect(await after.get(meera.email)).toEqual(meera)
  expect((await after.get(demo.email))?.cart).toHaveLength(1)
  expect(notified).toEqual([])
})

test('shops under two base paths of one origin have accounts of their own', async () => {
  const [one, other] = ['/a/', '/b/'].map((basePath) => openStore({ basePath }))
  await one?.create(meera)
  expect(await one?.get(meera.email)).toEqual(meera)
  expect(await other?.get(meera.email)).toBeUndefined()
})

test('an account stored before a list existed has an empty one, and keeps the others', async () => {
  const { cart, ...older } = { ...demo, wishlist: [item('snake-plant')] }
  await set(['user', demo.email], { version: 1, user: older }, onDisk())
  expect(cart).toEqual([])
  expect(await openStore().get(demo.email)).toEqual({ ...older, cart: [] })
  expect(notified).toEqual([])
})

describe('records that cannot be read', () => {
  const unreadable: [string, unknown][] = [
    ['damaged', { version: 1, user: { ...demo, cart: 'all of it' } }],
    ['of a later version', { version: 2, user: demo }],
    ['something else', '[object Object]'],
    ['null', null],
  ]

  test.each(unreadable)('a record that is %s is ignored, with one notice', async (_, record) => {
    const emails = [demo.email, 'ravi@frond.example']
    for (const email of emails) await set(['user', email], record, onDisk())
    const store = openStore()
    expect(await store.get(demo.email)).toEqual(demo)
    expect(await store.get(demo.email)).toEqual(demo)
    expect(await store.get('ravi@frond.example')).toBeUndefined()
    expect(notified).toEqual([notices.recordsUnreadable])
  })

  test('a damaged account is absent, its email is free again, other accounts stay', async () => {
    const store = openStore()
    await store.create(meera)
    await set(['user', 'ravi@frond.example'], { version: 1 }, onDisk())
    const ravi = { ...meera, _id: 'ravi', email: 'ravi@frond.example' }
    expect(await store.get(ravi.email)).toBeUndefined()
    expect(await store.create(ravi)).toBe(true)
    expect(await store.get(meera.email)).toEqual(meera)
    expect(await openStore().get(ravi.email)).toEqual(ravi)
  })
})

test('changes that leaving the page interrupts are made once the page is back', async () => {
  const store = openStore()
  await store.create(meera)
  const abort = jest.spyOn(IDBTransaction.prototype, 'abort')
  const ids = ['snake-plant', 'peace-lily', 'moth-orchid']
  const changes = ids.map((id) => store.update(meera.email, adding(id)))
  // The database replies in a later task.
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve()
  window.dispatchEvent(new Event('pagehide'))
  await Promise.all(changes)
  expect(abort).toHaveBeenCalledTimes(3)
  expect((await openStore().get(meera.email))?.cart).toHaveLength(3)
  window.dispatchEvent(new Event('pagehide'))
  expect(abort).toHaveBeenCalledTimes(3)
  expect(notified).toEqual([])
})

describe('a browser that does not store', () => {
  const refusals: [string, () => void][] = [
    [
      'has no IndexedDB',
      () => {
        Object.assign(globalThis, { indexedDB: undefined })
      },
    ],
    [
      'refuses to open the database',
      () => {
        jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError')
        })
      },
    ],
    [
      'refuses to write',
      () => {
        jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError')
        })
      },
    ],
  ]

  test.each(refusals)(
    'a browser that %s keeps the session in memory, with one notice',
    async (_, refuse) => {
      refuse()
      const store = openStore()
      expect(await store.create(meera)).toBe(true)
      await store.update(meera.email, adding('snake-plant'))
      await store.update(demo.email, adding('peace-lily'))
      expect((await store.get(meera.email))?.cart).toHaveLength(1)
      expect((await store.get(demo.email))?.cart).toHaveLength(1)
      expect(notified).toEqual([notices.memoryOnly])
      await store.reset()
      expect(await store.get(demo.email)).toEqual(demo)
    },
  )

  test('nothing that was stored is lost when it runs full', async () => {
    const store = openStore()
    await store.create(meera)
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const changes = ['snake-plant', 'peace-lily'].map((id) => store.update(meera.email, adding(id)))
    await Promise.all(changes)
    expect((await store.get(meera.email))?.cart).toHaveLength(2)
    expect(notified).toEqual([notices.memoryOnly])
  })

  test('a connection that was lost is made again, unnoticed', async () => {
    const store = openStore()
    await store.create(meera)
    jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError')
    })
    await store.update(meera.email, adding('snake-plant'))
    expect((await openStore().get(meera.email))?.cart).toHaveLength(1)
    expect(notified).toEqual([])
  })
})
