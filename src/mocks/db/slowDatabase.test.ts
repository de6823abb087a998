import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { notices } from '@/contract/messages'
import { pass, stopClock } from '../../../tests/support/fakeClock'
import { installFreezableDatabase } from '../../../tests/support/freezableDatabase'
import { demo, meera } from '../../../tests/support/sampleUsers'
import { notified, openStore } from '../../../tests/support/storedUsers'
import { HttpError } from '../respond'

/** What a browser throws for a moment, for instance while its disk is busy. */
const failsToOpen = () => {
  throw new DOMException('Internal error opening backing store.', 'UnknownError')
}

describe('a database that is slow or fails to open', () => {
  beforeEach(async () => {
    await openStore().create(meera)
  })

  test('is waited for, almost ten seconds', async () => {
    const database = installFreezableDatabase()
    await openStore().create(meera)
    database.freeze()
    stopClock()
    try {
      const found = openStore().get(meera.email)
      await pass(9_000)
      database.thaw()
      expect(await found).toEqual(meera)
      expect(notified).toEqual([])
    } finally {
      jest.useRealTimers()
    }
  })

  test('fails calls that wait too long, and answers later ones', async () => {
    const database = installFreezableDatabase()
    await openStore().create(meera)
    database.freeze()
    const store = openStore()
    stopClock()
    try {
      const calls = [store.get(meera.email), store.create(demo)]
      const settled = Promise.allSettled(calls)
      await pass(10_000)
      for (const { status } of await settled) expect(status).toBe('rejected')
      expect(notified).toEqual([notices.storageUnavailable])
      database.thaw()
      expect(await store.get(meera.email)).toEqual(meera)
    } finally {
      jest.useRealTimers()
    }
  })

  test('opens on a later try after it failed once', async () => {
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(failsToOpen)
    const store = openStore()
    expect(await store.get(meera.email)).toEqual(meera)
    expect(notified).toEqual([])
  })

  test('fails calls while it can’t open, and answers later ones', async () => {
    const open = jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(failsToOpen)
    const store = openStore()
    await expect(store.get(meera.email)).rejects.toThrow(notices.storageUnavailable)
    open.mockRestore()
    expect(await store.get(meera.email)).toEqual(meera)
  })

  test('is not replaced by an empty copy when neither reads nor writes succeed', async () => {
    const store = openStore()
    for (const method of ['get', 'getAll'] as const)
      jest.spyOn(IDBObjectStore.prototype, method).mockImplementation(failsToOpen)
    await expect(store.get(meera.email)).rejects.toThrow(HttpError)
    jest.restoreAllMocks()
    expect(await store.get(meera.email)).toEqual(meera)
    expect(notified).toEqual([notices.storageUnavailable])
  })
})
