import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { IDBFactory, IDBObjectStore, IDBOpenDBRequest } from 'fake-indexeddb'
import { demoAccount } from '../mocks/interface/demoAccount'
import { createJobLog } from './jobLog'
import { installFreezableDatabase } from '../../tests/support/freezableDatabase'

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

const order = { kind: 'paidOrder', id: 'a', user: 'asha', lines: [] }
const complete = (...jobs: object[]) => ({ jobs, isComplete: true })

describe('the job log', () => {
  test.each([
    ['null', { value: null }],
    ['a getter that throws', { get: denied }],
  ])(
    'F20 is complete where IndexedDB is %s, because nothing can be stored',
    async (_, property) => {
      const ownDatabase = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB') ?? {}
      Object.defineProperty(globalThis, 'indexedDB', { ...property, configurable: true })
      try {
        const log = createJobLog()
        expect(await log.listForUser(demoAccount.email)).toEqual({
          jobs: [],
          isComplete: true,
        })
      } finally {
        Object.defineProperty(globalThis, 'indexedDB', ownDatabase)
      }
    },
  )

  test('is shared by all tabs, including removals', async () => {
    const [one, other] = [createJobLog(), createJobLog()]
    await one.save(order)
    expect(await other.listForUser('asha')).toEqual(complete(order))
    expect(await other.listForUser('ravi')).toEqual(complete())
    await other.remove(order)
    expect(await one.listForUser('asha')).toEqual(complete())
  })

  test('F20 lives in memory where the database is blocked', async () => {
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(denied)
    const log = createJobLog(20)
    await log.save(order)
    expect(await log.listForUser('asha')).toEqual(complete(order))
    await log.remove(order)
    expect(await log.listForUser('asha')).toEqual(complete())
  })

  test.each([
    ['never opens', () => new IDBOpenDBRequest()],
    [
      'fails to open',
      () => {
        throw new DOMException('Internal error.', 'UnknownError')
      },
    ],
  ])('F66 where the database %s, says that it only knows what this page saved', async (_, open) => {
    const earlier = createJobLog()
    await earlier.save({ ...order, id: 'earlier' })
    const opening = jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(open)
    const log = createJobLog(20)
    await log.save(order)
    expect(await log.listForUser('asha')).toEqual({ jobs: [order], isComplete: false })
    await log.remove(order)
    expect(await log.listForUser('asha')).toEqual({ jobs: [], isComplete: false })
    opening.mockRestore()
    // Only the browser can end a hanging request: a new page opens the database again.
    const next = createJobLog()
    expect(await next.listForUser('asha')).toEqual(complete({ ...order, id: 'earlier' }))
  })

  test('F66 an entry that couldn’t be removed from the database stays removed for this page', async () => {
    const log = createJobLog()
    await log.save(order)
    const deletion = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('Internal error.', 'UnknownError')
    })
    await log.remove(order)
    deletion.mockRestore()
    expect(await log.listForUser('asha')).toEqual(complete())
  })

  test('lists the jobs that are pending at the time of the call', async () => {
    const log = createJobLog()
    await log.save(order)
    const listing = log.listForUser('asha')
    await log.save({ ...order, id: 'b' })
    expect(await listing).toEqual(complete(order))
  })

  test('F45 a database that responds late is still used, and what was removed meanwhile stays removed', async () => {
    const database = installFreezableDatabase()
    database.freeze()
    const log = createJobLog(20)
    await log.save(order)
    await log.save({ ...order, id: 'b' })
    database.thaw()
    await log.remove(order)
    const next = createJobLog()
    expect(await next.listForUser('asha')).toEqual(complete({ ...order, id: 'b' }))
    // Another tab may remove jobs that the page still remembers.
    await next.remove({ ...order, id: 'b' })
    expect(await log.listForUser('asha')).toEqual(complete())
  })
})
