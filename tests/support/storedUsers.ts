import { beforeEach } from '@jest/globals'
import { IDBFactory } from 'fake-indexeddb'
import type { BackendNotice } from '@/contract/messages'
import { createIndexedDbStore } from '@/mocks/db/indexedDbStore'
import { demo } from './sampleUsers'

/** The notices that the stores of the running test have given. */
export const notified: BackendNotice[] = []

/** Opens the backend's store, as a page does. */
export const openStore = (options: { basePath?: string } = {}) =>
  createIndexedDbStore({
    seed: [demo],
    notify: (notice) => {
      notified.push(notice)
    },
    ...options,
  })

beforeEach(() => {
  notified.length = 0
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})
