import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { createStore, entries, set } from 'idb-keyval'
import type { BackendNotice } from '../../contract/backend'
import { notices } from '../../contract/messages'
import { createIndexedDbStore } from './indexedDbStore'
import { StorageError } from './storageError'
import { pass, stopClock } from '../../../tests/support/fakeClock'
import { installFreezableDatabase } from '../../../tests/support/freezableDatabase'
import { adding, demo, item, meera } from '../../../tests/support/sampleUsers'

const notified: BackendNotice[] = []
const openStore = (options: { timeout?: number } = {}) =>
  createIndexedDbStore({
    seed: [demo],
    notify: (notice) => {
      notified.push(notice)
    },
    ...options,
  })

/** The database itself, without the store. */
const onDisk = () => createStore('frond-backend', 'users')

beforeEach(() => {
  notified.length = 0
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

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

  test.each(unreadable)(
    'F19 a record that is %s is kept aside, with one notice',
    async (_, record) => {
      const emails = [demo.email, 'ravi@frond.example']
      for (const email of emails) await set(['user', email], record, onDisk())
      const store = openStore()
      expect(await store.get(demo.email)).toEqual(demo)
      expect(await store.get(demo.email)).toEqual(demo)
      expect(await store.get('ravi@frond.example')).toBeUndefined()
      expect(notified).toEqual([notices.recordsSetAside])
      const kept = await entries(onDisk())
      expect(kept).toEqual(emails.map((email) => [['setAside', email, expect.any(Number)], record]))
    },
  )

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
    'F20 that %s keeps the session in memory, with one notice',
    async (_, refuse) => {
      refuse()
      const store = openStore({ timeout: 20 })
      expect(await store.create(meera)).toBe(true)
      await store.update(meera.email, adding('snake-plant'))
      await store.update(demo.email, adding('peace-lily'))
      expect((await store.get(meera.email))?.cart).toHaveLength(1)
      expect((await store.get(demo.email))?.cart).toHaveLength(1)
      expect(notified).toEqual([notices.memoryOnly])
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

  test('F45 a page that is frozen while the database opens does not give it up', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'Date'] })
    try {
      const store = openStore()
      const created = store.create(meera)
      // The timer that is due when the page is resumed fires before the database answers.
      jest.advanceTimersToNextTimer()
      await created
      expect(await openStore().get(meera.email)).toEqual(meera)
      expect(notified).toEqual([])
    } finally {
      jest.useRealTimers()
    }
  })
})

/** What a browser throws for a moment, for instance while its disk is busy. */
const failsToOpen = () => {
  throw new DOMException('Internal error opening backing store.', 'UnknownError')
}

describe('a database that is slow or fails to open', () => {
  beforeEach(async () => {
    await openStore().create(meera)
  })

  test('F64 is waited for, ten seconds if need be', async () => {
    const database = installFreezableDatabase()
    await openStore().create(meera)
    database.freeze()
    stopClock()
    try {
      const found = openStore().get(meera.email)
      await pass(10_000)
      database.thaw()
      expect(await found).toEqual(meera)
      expect(notified).toEqual([])
    } finally {
      jest.useRealTimers()
    }
  })

  test('F64 fails the calls that it keeps waiting too long, and serves the later ones', async () => {
    const database = installFreezableDatabase()
    await openStore().create(meera)
    database.freeze()
    const store = openStore({ timeout: 20 })
    await expect(store.get(meera.email)).rejects.toThrow(StorageError)
    await expect(store.create(demo)).rejects.toThrow(StorageError)
    expect(notified).toEqual([notices.storageUnavailable])
    database.thaw()
    expect(await store.get(meera.email)).toEqual(meera)
  })

  test('F64 opens at a later try where it failed once', async () => {
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(failsToOpen)
    const store = openStore()
    expect(await store.get(meera.email)).toEqual(meera)
    expect(notified).toEqual([])
  })

  test('F64 fails the calls while it fails to open, and serves the later ones', async () => {
    const open = jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(failsToOpen)
    const store = openStore()
    await expect(store.get(meera.email)).rejects.toThrow(notices.storageUnavailable)
    open.mockRestore()
    expect(await store.get(meera.email)).toEqual(meera)
  })

  test('F64 is replaced by memory only where it was never created', async () => {
    Object.assign(globalThis, { indexedDB: new IDBFactory() })
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(failsToOpen)
    const store = openStore()
    expect(await store.create(meera)).toBe(true)
    expect(await store.get(meera.email)).toEqual(meera)
    expect(notified).toEqual([notices.memoryOnly])
  })

  test('F64 is not replaced by an empty copy when neither reads nor writes succeed', async () => {
    const store = openStore()
    for (const method of ['get', 'getAll'] as const)
      jest.spyOn(IDBObjectStore.prototype, method).mockImplementation(failsToOpen)
    await expect(store.get(meera.email)).rejects.toThrow(StorageError)
    jest.restoreAllMocks()
    expect(await store.get(meera.email)).toEqual(meera)
    expect(notified).toEqual([notices.storageUnavailable])
  })
})
